import { isCalendarDay } from "#core/dates/is-calendar-day.ts";
import { type CalendarDay, dayPlus, instantAt, stockholmDay } from "#core/dates/stockholm-day.ts";

/** The kind of the job that carries a plan out; src/platform/jobs/README.md. */
export const plannedPriceKind = "planned-price";

/** How a plan ends: carried out, withdrawn, replaced by another, or refused when its day came. */
export const plannedPriceEnds = ["done", "withdrawn", "replaced", "refused"] as const;
export type PlannedPriceEnd = (typeof plannedPriceEnds)[number];

/** A price further ahead would be a guess. */
const maxDaysAhead = 90;

/** The first and the last day that a price can be planned for. */
export function plannableDays(now: Date): { first: CalendarDay; last: CalendarDay } {
  const today = stockholmDay(now);
  return { first: dayPlus(today, 1), last: dayPlus(today, maxDaysAhead) };
}

/** What is wrong with the day, in words; null: nothing. */
export function dayErrorText(text: string, now: Date): string | null {
  const { first, last } = plannableDays(now);
  if (!isCalendarDay(text)) return "Skriv dagen som ÅÅÅÅ-MM-DD";
  if (text < first) return "Välj en dag från och med i morgon. Ett pris som gäller nu sparas som vanligt";
  return text > last ? `Välj en dag inom ${maxDaysAhead} dagar` : null;
}

/** The first minute of the day in Sweden. */
export function effectiveFrom(day: CalendarDay): Date {
  return instantAt(day, 0);
}
