import { stockholmDay, stockholmMinute, weekdayOf } from "#domain/calendar/stockholm-day.ts";
import { formatDate } from "#domain/text/dates.ts";
import type { Span } from "./slots.ts";

const weekdays = ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"] as const;

/** "tisdag 17 november": at most two weeks away, so nobody asks for the year. */
export function dayInWords(at: Date): string {
  return `${weekdays[weekdayOf(stockholmDay(at))]} ${formatDate(at).replace(/ \d{4}$/, "")}`;
}

/** "10.30" on the Swedish wall clock. */
export function clockText(at: Date): string {
  const minute = stockholmMinute(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}.${two(minute % 60)}`;
}

/** "tisdag 17 november kl. 10.00–10.30" [DRIVE-10] */
export function timeText({ start, end }: Span): string {
  return `${dayInWords(start)} kl.\u00a0${timeSpan({ start, end })}`;
}

/** "10.00–10.30" */
export function timeSpan({ start, end }: Span): string {
  return `${clockText(start)}–${clockText(end)}`;
}

/** A moment as the forms send it: "2026-11-17T09:00Z". [DRIVE-8] */
export function startText(start: Date): string {
  return `${start.toISOString().slice(0, 16)}Z`;
}
