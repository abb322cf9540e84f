import { type Holiday, holidaysIn } from "#core/dates/public-holidays.ts";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import type { HoursOn } from "./opening-hours.ts";

/** Every holiday the next time it comes, today included, in the order they come. */
export function nextHolidays(today: CalendarDay): Holiday[] {
  const year = Number(today.slice(0, 4));
  const ahead = [...holidaysIn(year), ...holidaysIn(year + 1)].filter(({ day }) => day >= today);
  return ahead.filter(({ key }, at) => ahead.findIndex((holiday) => holiday.key === key) === at);
}

/** Those of them on which a store with such hours stays closed. */
export function nextClosedDays(today: CalendarDay, hoursOn: HoursOn): Holiday[] {
  return nextHolidays(today).filter(({ day }) => hoursOn(day) === null);
}
