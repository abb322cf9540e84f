import { stockholmDay } from "#core/dates/stockholm-day.ts";
import {
  type ChangeCursor,
  findChangeCursor,
  findStockChanges,
} from "#features/catalogue/storage/stock-changes.ts";
import { findStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { sharedReads } from "#platform/db/shared-reads.ts";
import {
  type PackedLines,
  packed,
  type StockLine,
  withChangedLines,
} from "../rules/stock-list/stock-line.ts";
import { findStockLines, findStockLinesOf } from "../storage/stock-lines.ts";

export type StockListResponse = {
  /** Asked with this, the next answer holds what has changed since. */
  cursor: string;
  /** Whether these are all cars, or those that have changed. */
  isFull: boolean;
  lines: PackedLines;
  /** Cars that are gone since. */
  removed: number[];
  stores: { slug: string; label: string; isRetired: boolean }[];
};

export type StockList = (after: ChangeCursor | null, now: Date) => Promise<StockListResponse>;

/** More than that is read as fast from the beginning. */
const maxChanges = 2_000;
/** The number of views is not in the log of changes: so old it may be. */
const ttlMs = 3_600_000;

type CachedList = { lines: StockLine[]; cursor: ChangeCursor; readAt: Date };

/**
 * The whole list, or what has changed since an answer. To read all cars takes the embedded database seconds: so the last
 * list is held on to, and brought up to date for whoever asks next.
 */
export function openStockList(db: Database): StockList {
  let cached: CachedList | null = null;
  const fullReads = sharedReads<CachedList>();

  async function readAll(now: Date): Promise<CachedList> {
    // Before the cars: what changes while they are read comes once more with the next answer.
    const cursor = await findChangeCursor(db);
    return { lines: await findStockLines(db, now), cursor, readAt: now };
  }

  async function broughtUpToDate(now: Date): Promise<CachedList> {
    const changes = cached && isFresh(cached, now) ? await findStockChanges(db, cached.cursor) : null;
    const isFew = changes !== null && changes.ids.cars.length <= maxChanges;
    cached = cached && isFew ? await withChanges(db, cached, changes, now) : await readAll(now);
    return cached;
  }

  return async (after, now) => {
    const changes = after && (await findStockChanges(db, after));
    if (!changes || changes.ids.cars.length > maxChanges) {
      const { lines, cursor } = await fullReads("whole", () => broughtUpToDate(now));
      return answerOf({ lines, cursor, removed: [], isFull: true });
    }
    const lines = await findStockLinesOf(db, changes.ids.cars, now);
    return answerOf({
      lines,
      removed: removedOf(changes.ids.cars, lines),
      cursor: changes.cursor,
      isFull: false,
    });
  };

  async function answerOf(found: Found): Promise<StockListResponse> {
    const stores = (await findStores(db)).map(({ slug, label, isRetired }) => ({ slug, label, isRetired }));
    return { ...found, cursor: textOfCursor(found.cursor), lines: packed(found.lines), stores };
  }
}

type Found = { lines: StockLine[]; cursor: ChangeCursor; removed: number[]; isFull: boolean };

/** Days and what may be shown of a cut are counted by the calendar. */
function isFresh({ readAt }: CachedList, now: Date): boolean {
  return now.getTime() - readAt.getTime() < ttlMs && stockholmDay(readAt) === stockholmDay(now);
}

async function withChanges(
  db: Database,
  cached: CachedList,
  { ids, cursor }: { ids: { cars: number[] }; cursor: ChangeCursor },
  now: Date,
): Promise<CachedList> {
  const changed = await findStockLinesOf(db, ids.cars, now);
  return { ...cached, cursor, lines: withChangedLines(cached.lines, changed, removedOf(ids.cars, changed)) };
}

function removedOf(ids: readonly number[], found: readonly StockLine[]): number[] {
  const there = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}

const textOfCursor = ({ epoch, snapshot }: ChangeCursor) => `${epoch}~${snapshot}`;

/** Null for a text that no answer of ours has had: the database would stumble over it. */
export function cursorFromText(text: string): ChangeCursor | null {
  const [, epoch, snapshot, min = "", max = "", open = ""] =
    /^([0-9a-f]{32})~((\d{1,18}):(\d{1,18}):([\d,]*))$/.exec(text) ?? [];
  if (epoch === undefined || snapshot === undefined) return null;
  const numbers = [min, ...open.split(",").filter(Boolean), max].map(Number);
  const isAscending = numbers.every((number, index) => number > 0 && number >= (numbers[index - 1] ?? 0));
  const isWithin = open === "" || numbers.at(-2) !== numbers.at(-1);
  return isAscending && isWithin ? { epoch, snapshot } : null;
}
