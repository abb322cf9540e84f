import { clockText } from "#core/dates/clock.ts";
import { formatShortDay } from "#core/dates/dates.ts";
import { weekdayAndDay, weekdayName } from "#core/dates/weekday.ts";

/** "kl. 14.20" on the Swedish wall clock. */
export function formatClock(at: Date): string {
  return `kl.\u00a0${clockText(at)}`;
}

/** "tisdag 17 november kl. 14.20" */
export function formatDayAndClock(at: Date): string {
  return `${weekdayAndDay(at)} ${formatClock(at)}`;
}

/** "tis 17 nov kl. 14.20", where there is little room. */
export function formatShortMoment(at: Date): string {
  return `${weekdayName(at).slice(0, 3)} ${formatShortDay(at)} ${formatClock(at)}`;
}
