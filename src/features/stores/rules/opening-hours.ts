import { company } from "#core/company/company.ts";
import { type HolidayKey, holidaysOn } from "#core/dates/public-holidays.ts";
import { type CalendarDay, dayPlus, instantAt, stockholmDay, weekdayOf } from "#core/dates/stockholm-day.ts";

/** Clock times as the company writes them: "09:00", or "08" for a whole hour; "24" is midnight. */
export type Hours = { opens: string; closes: string };
export type HoursOn = (day: CalendarDay) => Hours | null;

/** A day with other hours than usual; null: closed. */
export type HoursException = { day: CalendarDay; hours: Hours | null };

/** The ordinary week of one store, and the days that differ from it. Null hours: closed. */
export type StoreHours = {
  weekdays: Hours | null;
  saturday: Hours | null;
  sunday: Hours | null;
  exceptions: readonly HoursException[];
};

export type OpenState = { open: true; until: Date } | { open: false; opensAt: Date | null };

/** What a store keeps that says nothing else. */
export const chainHours: StoreHours = { ...company.storeHours, exceptions: [] };

const closedHolidays: ReadonlySet<HolidayKey> = new Set(company.storesClosedOn);

/** The hours of a store on any day, null when it is closed. */
export function storeHoursOn({ weekdays, saturday, sunday, exceptions }: StoreHours): HoursOn {
  const week = [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday] as const;
  return (day) => {
    const exception = exceptions.find((one) => one.day === day);
    if (exception) return exception.hours;
    const holidays = holidaysOn(day);
    if (holidays.some((holiday) => closedHolidays.has(holiday.key))) return null;
    return holidays.length > 0 ? sunday : week[weekdayOf(day)];
  };
}

/** Longer than any run of closed days, so that an answer of null means: no hours at all. */
const daysAhead = 14;

/** "Öppet nu": open from the opening minute up to, not including, the closing one. */
export function openState(now: Date, hoursOn: HoursOn): OpenState {
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

/** "09:30" → 570; "24" is the midnight that ends the day. */
export function minuteFromClock(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}
