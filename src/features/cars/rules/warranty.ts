import { warrantyTerms as termsOfChain } from "#brand/warranty.ts";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import { formatMil } from "#core/text/mileage.ts";
import type { Car } from "./car.ts";

/** What a car may at most be to get a warranty, and for how long it then holds: the first of months and mil. */
export type WarrantyTerm = { maxYears: number; maxMil: number; months: number; mil: number };

/** Of the chain, best first. */
export const warrantyTerms: readonly WarrantyTerm[] = termsOfChain;

/** The warranty of a car that is delivered on a day; null for one that is too old or has gone too far. */
export function warrantyOf(
  { firstRegisteredOn, mileage }: Pick<Car, "firstRegisteredOn" | "mileage">,
  day: CalendarDay,
): WarrantyTerm | null {
  const [year, ...rest] = firstRegisteredOn.split("-");
  const isWithin = ({ maxYears, maxMil }: WarrantyTerm) =>
    mileage <= maxMil && day <= [Number(year) + maxYears, ...rest].join("-");
  return warrantyTerms.find(isWithin) ?? null;
}

/** "12 månader eller 2 000 mil, det som kommer först" */
export function warrantyText(term: WarrantyTerm | null): string {
  if (term === null) return "Ingen utöver reklamationsrätten";
  return `${term.months}\u00a0månader eller ${formatMil(term.mil)}, det som kommer först`;
}
