import { stockholmDay } from "./stockholm-day.ts";

/** "yyyy-mm", which sorts as time goes. */
export type CalendarMonth = string;

const msPerHour = 3_600_000;

/**
 * The Swedish calendar month of an instant. The wall clock is one hour ahead of UTC or two; only where that makes a
 * difference is the calendar asked, which is slow for thousands of sales.
 */
export function stockholmMonth(at: Date): CalendarMonth {
  const [inWinter, inSummer] = [1, 2].map((hours) => monthInUtc(at.getTime() + hours * msPerHour));
  return inWinter !== undefined && inWinter === inSummer ? inWinter : stockholmDay(at).slice(0, 7);
}

function monthInUtc(time: number): CalendarMonth {
  return new Date(time).toISOString().slice(0, 7);
}
