import { daysBetween, stockholmDay } from "#core/dates/stockholm-day.ts";

/** Calendar days since the car was published; null before that. */
export function daysInStock(publishedAt: Date | null, now: Date): number | null {
  if (publishedAt === null || publishedAt > now) return null;
  return daysBetween(stockholmDay(publishedAt), stockholmDay(now));
}
