import { formatDate } from "./dates.ts";
import { stockholmDay, weekdayOf } from "./stockholm-day.ts";

const weekdays = ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"] as const;

/** "tisdag" in Sweden at that moment. */
export function weekdayName(at: Date): string {
  return weekdays[weekdayOf(stockholmDay(at))];
}

/** "tisdag 17 november": near enough that the year goes without saying. */
export function weekdayAndDay(at: Date): string {
  return `${weekdayName(at)} ${formatDate(at).replace(/ \d{4}$/, "")}`;
}
