import { stockholmDay, stockholmMinute, weekdayOf } from "#domain/calendar/stockholm-day.ts";
import { formatDate } from "./dates.ts";

const weekdays = ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"] as const;

/** "16 november 2026 kl. 10.42" on the Swedish wall clock. [DATE-7] */
export function formatMoment(at: Date): string {
  const minute = stockholmMinute(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${formatDate(at)} kl.\u00a0${two(Math.floor(minute / 60))}.${two(minute % 60)}`;
}

/** "senast onsdag 18 november": the year is this one or said by the season. [DATE-8] */
export function formatUntil(at: Date): string {
  const day = formatDate(at).replace(/ \d{4}$/, "");
  return `senast ${weekdays[weekdayOf(stockholmDay(at))]} ${day}`;
}
