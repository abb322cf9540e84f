import { formatDate } from "#core/dates/dates.ts";
import { dayPlus, stockholmDay } from "#core/dates/stockholm-day.ts";
import { buyingTerms } from "./buying-price.ts";

/** The last day on which an estimate holds: "24 november 2026". */
export function lastValidDay(now: Date): string {
  return formatDate(new Date(dayPlus(stockholmDay(now), buyingTerms.validDays)));
}
