import type { LicensePlate } from "#core/plate/license-plate.ts";
import { priceBoundsFromMonthly } from "#features/credit/rules/price-bounds.ts";
import type { Database } from "#platform/db/database.ts";
import { filterOfSavedSearch, plateOfSavedSearch } from "../rules/saved-search-query.ts";
import { SearchIndex } from "../rules/search-index.ts";
import { countActiveSavedSearches, findChangedSavedSearches } from "../storage/saved-searches.ts";

const atATime = 2_000;
/** Transactions commit in another order than they begin, so recent changes are read again. */
const againMs = 5 * 60_000;
/** Unused rows that the index may hold, besides as many as are in use, before it is rebuilt. */
const sparedRows = 1_000;

export type SavedSearchIndex = ReturnType<typeof openSavedSearchIndex>;

/** The saved searches of all visitors, in memory, updated before each use. */
export function openSavedSearchIndex() {
  let state = empty();

  async function readOn(db: Database, now: Date): Promise<void> {
    let last = state.last;
    for (;;) {
      // Some at a time: the process answers visitors in between.
      const rows = await findChangedSavedSearches(db, last, atATime);
      for (const { id, query, isActive } of rows) {
        const activeQuery = isActive ? query : null;
        if ((state.known.get(id) ?? null) !== activeQuery) put(id, activeQuery, now);
      }
      const end = rows.at(-1);
      if (end) last = { changedAt: end.changedAt, id: end.id };
      if (rows.length < atATime) break;
    }
    if (last) state.last = { changedAt: new Date(Date.parse(last.changedAt) - againMs).toISOString(), id: 0 };
  }

  function put(id: number, query: string | null, now: Date): void {
    const { index, known, ofPlate } = state;
    const before = known.get(id);
    const plateBefore = before === undefined ? null : plateOfSavedSearch(filterOfSavedSearch(before, now));
    if (plateBefore) ofPlate.get(plateBefore)?.delete(id);
    if (query === null) {
      index.remove(id);
      known.delete(id);
      return;
    }
    const filter = filterOfSavedSearch(query, now);
    index.put(id, filter);
    known.set(id, query);
    const plate = plateOfSavedSearch(filter);
    if (plate) ofPlate.set(plate, (ofPlate.get(plate) ?? new Set()).add(id));
  }

  return {
    sync: async (db: Database, now: Date): Promise<void> => {
      await readOn(db, now);
      const isWorn = state.index.rows > 2 * (await countActiveSavedSearches(db)) + sparedRows;
      if (!isWorn) return;
      state = empty();
      await readOn(db, now);
    },
    get size() {
      return state.index.size;
    },
    idsFor: (car: Parameters<SearchIndex["idsFor"]>[0]) => state.index.idsFor(car),
    /** The saved searches of this one car. */
    idsForPlate: (plate: LicensePlate): readonly number[] => [...(state.ofPlate.get(plate) ?? [])],
  };
}

function empty() {
  return {
    index: new SearchIndex(priceBoundsFromMonthly),
    known: new Map<number, string>(),
    ofPlate: new Map<LicensePlate, Set<number>>(),
    last: null as { changedAt: string; id: number } | null,
  };
}
