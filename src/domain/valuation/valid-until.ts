import { dayPlus, stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { formatDate } from "#domain/text/dates.ts";
import { buyingTerms } from "./buying-price.ts";

/** The last day on which an estimate holds: "24 november 2026". [FLOW-8] */
export function lastValidDay(now: Date): string {
  return formatDate(new Date(dayPlus(stockholmDay(now), buyingTerms.validDays)));
}
