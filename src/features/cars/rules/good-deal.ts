import { differenceInMilliseconds, isValid, milliseconds } from "date-fns";
import { company } from "#core/company/company.ts";
import { goodDealBlockers } from "./status.ts";

/** The recent window, as the chain has set it. */
export const defaultGoodDealDays = company.goodDealDays;

/** A car that has waited long enough to be worth a second look. */
export function isGoodDeal(
  car: { publishedAt: Date | null; status: number },
  now: Date,
  goodDealDays = defaultGoodDealDays,
): boolean {
  if (car.publishedAt === null || !isValid(car.publishedAt)) return false;
  if (goodDealBlockers.includes(car.status)) return false;
  return differenceInMilliseconds(now, car.publishedAt) > milliseconds({ days: goodDealDays });
}
