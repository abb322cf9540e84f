import { isEmail } from "#core/person/email.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { type ExternalAdvert, variantInTitle } from "#features/cars/rules/external-advert.ts";
import { queryOfWatched, watchedFilterOf } from "#features/saved-searches/rules/watched-query.ts";
import { watchWords } from "#features/saved-searches/service/saved-search-context.ts";
import { factsTold } from "#features/valuation/rules/flow/facts-told.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { StaffMember } from "#platform/auth/staff-member.ts";
import type { Database } from "#platform/db/database.ts";
import type { PurchaseTracker } from "../rules/purchase-tracker.ts";
import {
  addTracker,
  countWaitingMatches,
  endTracker,
  findTrackers,
  findWaitingMatches,
  handleMatches,
  type TrackerRow,
  type WaitingMatch,
} from "../storage/purchase-trackers.ts";
import type { Noted } from "./bids.ts";
import type { TrackerContext } from "./tracker-context.ts";

const shownAtMost = 200;

export type Tracker = Pick<TrackerRow, "id" | "query" | "createdAt" | "email"> & {
  /** "Volvo, Kombi, till 250 000 kr" */
  words: string;
  /** How many are out now, and how many of those that came since wait for a look. */
  out: number;
  waiting: number;
};

export type TrackerMatch = {
  advert: ExternalAdvert;
  reason: string;
  at: Date;
  words: string;
  /** Kronor that are asked less than such cars are sold for; below nothing where more is asked, null where nobody knows. */
  below: number | null;
};

export type Trackers = ReturnType<typeof openTrackers>;

/** What our buyers look for on the market. */
export function openTrackers({
  db,
  clock,
  stores,
  countAdverts,
  valuations,
}: Pick<TrackerContext, "clock" | "stores" | "countAdverts"> & {
  db: Database;
  valuations: Valuations;
}) {
  const words = (query: string) => watchWords(query, { clock, stores });

  function tracker(row: TrackerRow, waiting: ReadonlyMap<number, number>): Tracker {
    const { id, query, createdAt, email } = row;
    const out = countAdverts(watchedFilterOf(query, clock()));
    return { id, query, createdAt, email, words: words(query), out, waiting: waiting.get(id) ?? 0 };
  }

  /** What is asked against what such cars are sold for. */
  function below(advert: ExternalAdvert): number | null {
    const described = {
      ...advert,
      modelDescription: variantInTitle(advert),
      firstRegisteredOn: null,
      hasAwd: null,
    };
    const car = factsTold({ ...described, colour: null }, advert.mileage, clock());
    const valued = valuations.value({ car, hasUsualEquipment: true, isImported: false, condition: {} });
    return valued?.kind === "valued" ? valued.estimate - advert.price : null;
  }

  return {
    add: async (
      asked: PurchaseTracker,
      staff: StaffMember,
      noted: Noted,
    ): Promise<{ tracker: Tracker } | { error: string }> => {
      const read = queryOfWatched(asked, clock());
      if ("error" in read) return read;
      const wanted = {
        staffId: staff.id,
        staffName: staff.name,
        // A name to sign in with need not be an address.
        email: isEmail(staff.username) ? staff.username.toLowerCase() : null,
        query: read.query,
        createdAt: clock(),
      };
      const row = await db.transaction(async (tx) => {
        await noted(tx);
        return addTracker(tx, wanted);
      });
      return { tracker: tracker(row, await countWaitingMatches(db, staff.id)) };
    },
    list: async (staff: StaffMember): Promise<Tracker[]> => {
      const [rows, waiting] = await Promise.all([
        findTrackers(db, staff.id),
        countWaitingMatches(db, staff.id),
      ]);
      return rows.map((row) => tracker(row, waiting));
    },
    /** How many the queue holds, without a value for each. */
    countMatches: async (staff: StaffMember): Promise<number> =>
      (await findWaitingMatches(db, staff.id, shownAtMost)).length,
    /** The queue: what came and has not been looked at, the newest first. */
    matches: async (staff: StaffMember, atMost = shownAtMost): Promise<TrackerMatch[]> =>
      (await findWaitingMatches(db, staff.id, atMost)).map(
        ({ match, tracker: { query }, advert }: WaitingMatch) => ({
          advert,
          reason: match.reason,
          at: match.at,
          words: words(query),
          below: below(advert),
        }),
      ),
    end: (id: number, staff: StaffMember, noted: Noted): Promise<boolean> =>
      db.transaction(async (tx) => {
        await noted(tx);
        return endTracker(tx, { id, staffId: staff.id, now: clock() });
      }),
    /** Looked at: out of the queue. */
    handle: (plate: LicensePlate, staff: StaffMember, noted: Noted): Promise<number> =>
      db.transaction(async (tx) => {
        await noted(tx);
        return handleMatches(tx, { staffId: staff.id, plate, now: clock() });
      }),
  };
}
