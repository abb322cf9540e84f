import {
  type CalendarDay,
  dayPlus,
  daysBetween,
  instantAt,
  minutesPerDay,
  stockholmDay,
  stockholmMinute,
} from "#domain/calendar/stockholm-day.ts";
import { type HoursOn, minuteFromClock } from "#domain/store/opening-hours.ts";

const msPerMinute = 60_000;
export const slotMinutes = 30;
/** So that the store has time to bring the car out. */
export const leadMinutes = 120;
export const daysAhead = 14;
/** Of one person at a time, so that nobody holds a store's whole week. [DRIVE-6] */
export const comingAtMost = 3;

export type Span = { start: Date; end: Date };
export type SlotDay = { day: CalendarDay; starts: Date[] };

export function slotFrom(start: Date): Span {
  return { start, end: new Date(start.getTime() + slotMinutes * msPerMinute) };
}

/** From when the store opens, one after the other, as long as the last ends before it closes. [DRIVE-1] [DRIVE-2] */
export function slotsOn(day: CalendarDay, hoursOn: HoursOn): Date[] {
  const hours = hoursOn(day);
  if (hours === null) return [];
  const closes = minuteFromClock(hours.closes);
  const starts: Date[] = [];
  for (let minute = minuteFromClock(hours.opens); minute + slotMinutes <= closes; minute += slotMinutes) {
    const start = instantAt(day, minute);
    // In the night when the clocks go forward an hour of the wall clock is not there.
    if (stockholmMinute(start) === minute % minutesPerDay) starts.push(start);
  }
  return starts;
}

/** What can be booked now: not too soon, not too far ahead, and not while somebody else drives the car. [DRIVE-3] [DRIVE-4] */
export function freeDays(now: Date, hoursOn: HoursOn, taken: readonly Span[]): SlotDay[] {
  const today = stockholmDay(now);
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => dayPlus(today, ahead));
  return days
    .map((day) => ({
      day,
      starts: slotsOn(day, hoursOn).filter((start) => isInTime(start, now) && isFree(start, taken)),
    }))
    .filter(({ starts }) => starts.length > 0);
}

/** Whether there is such a slot at all; somebody else may have it. [DRIVE-3] */
export function isOffered(start: Date, now: Date, hoursOn: HoursOn): boolean {
  const day = stockholmDay(start);
  const isNear = daysBetween(stockholmDay(now), day) <= daysAhead;
  return isNear && isInTime(start, now) && hasMoment(slotsOn(day, hoursOn), start);
}

/** Those closest in time to what was wanted, in the order of the clock. [DRIVE-9] */
export function nearestStarts(wanted: Date, days: readonly SlotDay[], count: number): Date[] {
  const distance = (start: Date) => Math.abs(start.getTime() - wanted.getTime());
  return days
    .flatMap(({ starts }) => starts)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

function isInTime(start: Date, now: Date): boolean {
  return start.getTime() - now.getTime() >= leadMinutes * msPerMinute;
}

function isFree(start: Date, taken: readonly Span[]): boolean {
  const { end } = slotFrom(start);
  return taken.every((one) => end <= one.start || one.end <= start);
}

function hasMoment(starts: readonly Date[], wanted: Date): boolean {
  return starts.some((start) => start.getTime() === wanted.getTime());
}
