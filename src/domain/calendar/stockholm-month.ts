import { stockholmDay } from "./stockholm-day.ts";

/** "yyyy-mm", which sorts as time goes. */
export type CalendarMonth = string;

/** The Swedish calendar month of an instant. [DAY-6] */
export function stockholmMonth(at: Date): CalendarMonth {
  return stockholmDay(at).slice(0, 7);
}
