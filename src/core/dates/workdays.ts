import { holidaysOn } from "./public-holidays.ts";
import { type CalendarDay, dayPlus, weekdayOf } from "./stockholm-day.ts";

/** So many working days later, as we promise answers. */
export function workdaysAfter(day: CalendarDay, workdays: number): CalendarDay {
  let reached = day;
  for (let left = workdays; left > 0; left--) reached = nextWorkday(dayPlus(reached, 1));
  return reached;
}

/** A time that ends on a weekend, a red day or one of the three eves ends on the next working day (lag 1930:173). */
export function nextWorkday(day: CalendarDay): CalendarDay {
  let at = day;
  while (isWeekend(at) || holidaysOn(at).length > 0) at = dayPlus(at, 1);
  return at;
}

function isWeekend(day: CalendarDay): boolean {
  return weekdayOf(day) === 0 || weekdayOf(day) === 6;
}
