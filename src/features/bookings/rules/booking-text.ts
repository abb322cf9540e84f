import { clockText } from "#core/dates/clock.ts";
import { weekdayAndDay } from "#core/dates/weekday.ts";
import type { TimeSpan } from "./slots.ts";

/** "tisdag 17 november kl. 10.00–10.30" */
export function timeText({ start, end }: TimeSpan): string {
  return `${weekdayAndDay(start)} kl.\u00a0${timeSpan({ start, end })}`;
}

/** "10.00–10.30" */
export function timeSpan({ start, end }: TimeSpan): string {
  return `${clockText(start)}–${clockText(end)}`;
}

/** A moment as the forms send it: "2026-11-17T09:00Z". */
export function startText(start: Date): string {
  return `${start.toISOString().slice(0, 16)}Z`;
}
