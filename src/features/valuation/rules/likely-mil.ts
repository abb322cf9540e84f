import { yearsBetween } from "#core/dates/years-between.ts";
import { maxBuyingMileage } from "./buying-limit.ts";
import type { MilWithin } from "./range-within.ts";

/** Nearly every car goes so far in a year. */
export const milPerYear = { least: 500, most: 2_500 } as const;
/** Whoever drives much does it in the first year too. */
const firstYears = 1_000;

type Inspected = { mil: number; on: string | null } | null;

/** Between which mileages a car of that age lies that nobody has told the mileage of; never less than it had at its inspection. */
export function likelyMil(ageYears: number, inspected: Inspected, now: Date): MilWithin {
  const years = inspected?.on ? Math.max(0, yearsBetween(new Date(inspected.on), now)) : ageYears;
  const least = inspected ? inspected.mil : milPerYear.least * Math.max(0, ageYears - 1);
  const most = (inspected?.mil ?? 0) + milPerYear.most * years + firstYears;
  const from = Math.round(least / 100) * 100;
  return {
    from: Math.min(inspected?.mil ?? from, maxBuyingMileage),
    to: Math.min(Math.round(most / 100) * 100, maxBuyingMileage),
  };
}
