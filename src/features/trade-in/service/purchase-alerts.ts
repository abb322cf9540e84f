import { isEmail } from "#core/person/email.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { type ExternalAdvert, variantInTitle } from "#features/cars/rules/external-advert.ts";
import {
  filterOfSavedSearch,
  queryOfSavedFilter,
} from "#features/saved-searches/rules/saved-search-query.ts";
import { searchSummary } from "#features/saved-searches/service/saved-search-context.ts";
import { carFactsFrom } from "#features/valuation/rules/flow/car-facts-from.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import type { PurchaseAlertFilter } from "../rules/purchase-alert.ts";
import {
  addPurchaseAlert,
  countWaitingMatches,
  endPurchaseAlert,
  findPurchaseAlerts,
  findWaitingMatches,
  handleMatches,
  type PurchaseAlertRow,
  type WaitingMatch,
} from "../storage/purchase-alerts.ts";
import type { WriteAudit } from "./bids.ts";
import type { PurchaseAlertContext } from "./purchase-alert-context.ts";

const maxShown = 200;

export type PurchaseAlert = Pick<PurchaseAlertRow, "id" | "query" | "createdAt" | "email"> & {
  /** "Volvo, Kombi, till 250 000 kr" */
  words: string;
  /** How many are out now, and how many of those that came since wait for a look. */
  out: number;
  waiting: number;
};

export type PurchaseAlertMatch = {
  advert: ExternalAdvert;
  reason: string;
  at: Date;
  words: string;
  /** Kronor that are asked less than such cars are sold for; below nothing where more is asked, null where nobody knows. */
  below: number | null;
};

export type PurchaseAlerts = ReturnType<typeof openPurchaseAlerts>;

/** What our buyers look for on the market. */
export function openPurchaseAlerts({
  db,
  clock,
  stores,
  countAdverts,
  valuations,
}: Pick<PurchaseAlertContext, "clock" | "stores" | "countAdverts"> & {
  db: Database;
  valuations: Valuations;
}) {
  const words = (query: string) => searchSummary(query, { clock, stores });

  function alert(row: PurchaseAlertRow, waiting: ReadonlyMap<number, number>): PurchaseAlert {
    const { id, query, createdAt, email } = row;
    const out = countAdverts(filterOfSavedSearch(query, clock()));
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
    const car = carFactsFrom({ ...described, colour: null }, advert.mileage, clock());
    const valued = valuations.value({ car, hasUsualEquipment: true, isImported: false, condition: {} });
    return valued?.kind === "valued" ? valued.estimate - advert.price : null;
  }

  return {
    add: async (
      input: PurchaseAlertFilter,
      staff: StaffUser,
      audit: WriteAudit,
    ): Promise<{ alert: PurchaseAlert } | { error: string }> => {
      const read = queryOfSavedFilter(input, clock());
      if ("error" in read) return read;
      const newAlert = {
        staffId: staff.id,
        staffName: staff.name,
        // A name to sign in with need not be an address.
        email: isEmail(staff.username) ? staff.username.toLowerCase() : null,
        query: read.query,
        createdAt: clock(),
      };
      const row = await db.transaction(async (tx) => {
        await audit(tx);
        return addPurchaseAlert(tx, newAlert);
      });
      return { alert: alert(row, await countWaitingMatches(db, staff.id)) };
    },
    list: async (staff: StaffUser): Promise<PurchaseAlert[]> => {
      const [rows, waiting] = await Promise.all([
        findPurchaseAlerts(db, staff.id),
        countWaitingMatches(db, staff.id),
      ]);
      return rows.map((row) => alert(row, waiting));
    },
    /** How many the queue holds, without a value for each. */
    countMatches: async (staff: StaffUser): Promise<number> =>
      (await findWaitingMatches(db, staff.id, maxShown)).length,
    /** The queue: what came and has not been looked at, the newest first. */
    matches: async (staff: StaffUser, limit = maxShown): Promise<PurchaseAlertMatch[]> =>
      (await findWaitingMatches(db, staff.id, limit)).map(
        ({ match, alert: { query }, advert }: WaitingMatch) => ({
          advert,
          reason: match.reason,
          at: match.at,
          words: words(query),
          below: below(advert),
        }),
      ),
    end: (id: number, staff: StaffUser, audit: WriteAudit): Promise<boolean> =>
      db.transaction(async (tx) => {
        await audit(tx);
        return endPurchaseAlert(tx, { id, staffId: staff.id, now: clock() });
      }),
    /** Looked at: out of the queue. */
    handle: (plate: LicensePlate, staff: StaffUser, audit: WriteAudit): Promise<number> =>
      db.transaction(async (tx) => {
        await audit(tx);
        return handleMatches(tx, { staffId: staff.id, plate, now: clock() });
      }),
  };
}
