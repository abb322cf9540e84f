import { yearsBetween } from "#core/dates/years-between.ts";
import { type DemoCarChoice, usualMil } from "../age-and-mileage.ts";
import type { Random } from "../random.ts";

const day = 86_400_000;
/** Months until the first, the second and every later inspection is due. */
const firstDue = 36;
const secondDue = 24;
const laterDue = 14;
/** People come before the last day. */
const maxDaysEarly = 60;

type Inspections = Record<"lastInspectionOn" | "inspectionDueOn", string | null> & {
  lastInspectionMileage: number | null;
};

/**
 * The inspections that a car has been to by now: the odometer never goes back, and the next is due by the law's own
 * months. Of the same draws come the same days, however late they are asked for.
 */
export function previousInspections(random: Random, choice: DemoCarChoice, now: Date): Inspections {
  const wear = random.lognormal(1, 0.36);
  let due = monthsAfter(choice.firstRegistered, firstDue);
  let last: Date | null = null;
  for (let count = 0; ; count++) {
    const visit = new Date(due.getTime() - random.int(1, maxDaysEarly) * day);
    if (visit > now) break;
    last = visit;
    due = monthsAfter(visit, count === 0 ? secondDue : laterDue);
  }
  return {
    lastInspectionOn: last && dateOnly(last),
    lastInspectionMileage: last && milAt(choice, last, wear),
    inspectionDueOn: dateOnly(due),
  };
}

function milAt(choice: DemoCarChoice, at: Date, wear: number): number {
  const ageYears = yearsBetween(choice.firstRegistered, at);
  return Math.round(usualMil({ ...choice, ageYears }) * wear);
}

function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

const dateOnly = (at: Date) => at.toISOString().slice(0, 10);
