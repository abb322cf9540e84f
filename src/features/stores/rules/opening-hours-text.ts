import { clockText } from "#core/dates/clock.ts";
import { formatDate } from "#core/dates/dates.ts";
import { daysBetween, minutesPerDay, stockholmDay, stockholmMinute } from "#core/dates/stockholm-day.ts";
import { weekdayName } from "#core/dates/weekday.ts";
import type { Hours, OpenState, StoreHours } from "./opening-hours.ts";

/** "09.00–19.00", and "Stängt" for a day without hours. */
export function hoursText(hours: Hours | null): string {
  return hours === null ? "Stängt" : `${formatted(hours.opens)}–${formatted(hours.closes)}`;
}

export type WeekRow = { days: string; hours: string };

/** The ordinary week, as the footer and every store page show it. */
export function storeWeek({ weekdays, saturday, sunday }: Omit<StoreHours, "exceptions">): WeekRow[] {
  return [
    { days: "Mån–fre", hours: hoursText(weekdays) },
    { days: "Lördag", hours: hoursText(saturday) },
    { days: "Söndag", hours: hoursText(sunday) },
  ];
}

/** "Öppet till 19", "Öppnar i morgon 10.00", "Öppnar på tisdag 09.00". */
export function openText(state: OpenState, now: Date): string {
  if (state.open) return `Öppet till ${closingText(state.until)}`;
  if (state.opensAt === null) return "Stängt";
  return `Öppnar ${dayText(state.opensAt, now)} ${clockText(state.opensAt)}`;
}

function dayText(at: Date, now: Date): string {
  const day = stockholmDay(at);
  const ahead = daysBetween(stockholmDay(now), day);
  if (ahead === 0) return "i dag";
  if (ahead === 1) return "i morgon";
  return ahead < 7 ? `på ${weekdayName(at)}` : formatDate(at);
}

/** Whole hours stand alone, and midnight belongs to the day that ends: "19", "18.30", "24". */
function closingText(until: Date): string {
  const minute = stockholmMinute(until) || minutesPerDay;
  return minute % 60 === 0 ? String(minute / 60) : clockText(until);
}

/** "09:00" and "09" both read "09.00". */
function formatted(clock: string): string {
  const [hour = "00", minute = "00"] = clock.split(":");
  return `${hour}.${minute}`;
}
