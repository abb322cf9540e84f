import { clockText } from "./clock.ts";
import { formatDate } from "./dates.ts";
import { weekdayAndDay } from "./weekday.ts";

/** "16 november 2026 kl. 10.42" on the Swedish wall clock. */
export function formatMoment(at: Date): string {
  return `${formatDate(at)} kl.\u00a0${clockText(at)}`;
}

/** "senast onsdag 18 november": the year is this one or said by the season. */
export function formatUntil(at: Date): string {
  return `senast ${weekdayAndDay(at)}`;
}
