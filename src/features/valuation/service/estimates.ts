import { daysAfter } from "#core/dates/days-after.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Offer } from "../rules/buying-price.ts";
import { type EstimateScore, scoredDays, scoreFrom, scoreYears } from "../rules/estimate-score.ts";
import {
  countEstimates,
  findSalesSince,
  findWaitingHashes,
  purgeEstimates,
  recordEstimate,
  recordSaleOfEstimate,
} from "../storage/estimates.ts";

export type Estimates = ReturnType<typeof openEstimates>;

/** What was said, to be held against what was paid. */
export function openEstimates({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    /** The market's range of a car, by its plate and day. */
    note: (plate: LicensePlate, { market }: Pick<Offer, "market">): Promise<void> => {
      const at = clock();
      return recordEstimate(db, { ...market, plateHash: textHash(plate), at, on: stockholmDay(at) });
    },
    score: async (): Promise<EstimateScore | null> =>
      scoreFrom(await countEstimates(db, daysAfter(clock(), -scoreYears * 365))),
  };
}

/** Every car that was sold lately is held against what was said of it; what nobody waits for any more goes. */
export async function scoreEstimates(db: Database, now: Date): Promise<number> {
  const waiting = await findWaitingHashes(db);
  const sales = waiting.size === 0 ? [] : await findSalesSince(db, daysAfter(now, -scoredDays));
  let scored = 0;
  for (const { plate, soldAt, price } of sales) {
    const plateHash = textHash(plate);
    if (!waiting.has(plateHash)) continue;
    scored += await recordSaleOfEstimate(db, {
      plateHash,
      soldAt,
      price,
      notBefore: daysAfter(soldAt, -scoredDays),
    });
  }
  await purgeEstimates(db, daysAfter(now, -2 * scoredDays));
  return scored;
}
