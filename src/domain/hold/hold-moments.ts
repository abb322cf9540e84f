import { stockholmDay, stockholmMinute, weekdayOf } from "#domain/calendar/stockholm-day.ts";
import { formatDate, formatShortDay } from "#domain/text/dates.ts";

const weekdays = ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"] as const;

function weekday(at: Date): string {
  return weekdays[weekdayOf(stockholmDay(at))];
}

/** "kl. 14.20" on the Swedish wall clock. [HOLD-12] */
export function formatClock(at: Date): string {
  const minute = stockholmMinute(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `kl.\u00a0${two(Math.floor(minute / 60))}.${two(minute % 60)}`;
}

/** "tisdag 17 november": at most some days away, so the year goes without saying. [HOLD-12] */
export function formatWeekday(at: Date): string {
  return `${weekday(at)} ${formatDate(at).replace(/ \d{4}$/, "")}`;
}

/** "tisdag 17 november kl. 14.20" [HOLD-12] */
export function formatDayAndClock(at: Date): string {
  return `${formatWeekday(at)} ${formatClock(at)}`;
}

/** "tis 17 nov kl. 14.20", where there is little room. [HOLD-12] */
export function formatShortMoment(at: Date): string {
  return `${weekday(at).slice(0, 3)} ${formatShortDay(at)} ${formatClock(at)}`;
}
