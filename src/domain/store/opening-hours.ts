import {
  type CalendarDay,
  dayPlus,
  instantAt,
  stockholmDay,
  weekdayOf,
} from "#domain/calendar/stockholm-day.ts";
import { company } from "#domain/company/company.ts";
import { type HolidayKey, holidaysOn } from "./public-holidays.ts";

/** Clock times as the company writes them: "09:00", or "08" for a whole hour; "24" is midnight. */
export type Hours = { opens: string; closes: string };
export type HoursOn = (day: CalendarDay) => Hours | null;

export type OpenState = { open: true; until: Date } | { open: false; opensAt: Date | null };

const { storeHours } = company;
const weekHours = [
  storeHours.sunday,
  storeHours.weekdays,
  storeHours.weekdays,
  storeHours.weekdays,
  storeHours.weekdays,
  storeHours.weekdays,
  storeHours.saturday,
] as const;

const closedHolidays: ReadonlySet<HolidayKey> = new Set(company.storesClosedOn);

/** The hours of the stores that day, null when they are closed. [HOURS-1] [HOURS-2] [HOURS-3] */
export function storeHoursOn(day: CalendarDay): Hours | null {
  const holidays = holidaysOn(day);
  if (holidays.some((holiday) => closedHolidays.has(holiday.key))) return null;
  return holidays.length > 0 ? storeHours.sunday : weekHours[weekdayOf(day)];
}

/** Customer service answers the phone every day of the year. [HOURS-4] */
export function phoneHoursOn(_day: CalendarDay): Hours | null {
  return company.phoneHours;
}

/** Longer than any run of closed days, so that an answer of null means: no hours at all. */
const daysAhead = 14;

/** "Öppet nu": open from the opening minute up to, not including, the closing one. [HOURS-5] [HOURS-6] [HOURS-7] */
export function openState(now: Date, hoursOn: HoursOn = storeHoursOn): OpenState {
  const today = stockholmDay(now);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = dayPlus(today, ahead);
    const hours = hoursOn(day);
    if (hours === null) continue;
    const opensAt = instantAt(day, minuteFromClock(hours.opens));
    const until = instantAt(day, minuteFromClock(hours.closes));
    if (now < opensAt) return { open: false, opensAt };
    if (now < until) return { open: true, until };
  }
  return { open: false, opensAt: null };
}

function minuteFromClock(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}
