import {
  type CalendarDay,
  dayPlus,
  daysBetween,
  instantAt,
  minutesPerDay,
  stockholmDay,
  stockholmMinute,
} from "#core/dates/stockholm-day.ts";
import { type HoursOn, minuteFromClock } from "#features/stores/rules/opening-hours.ts";
import type { TimeRules } from "./time-rules.ts";

const msPerMinute = 60_000;

export type TimeSpan = { start: Date; end: Date };
export type SlotDay = { day: CalendarDay; starts: Date[] };
/** Who or what is busy for a while: a car (null, it is known by its plate), an appraiser, a place in the workshop. */
export type BookedResource = string | null;
export type TakenTime = TimeSpan & { place: BookedResource };

/** From which the times follow: how long and how soon, when there is somebody, and how many can be had at once. */
export type SlotTimes = TimeRules & {
  hoursOn: HoursOn;
  places: readonly BookedResource[];
  /** Where the rules alone would be too soon. */
  firstDay?: CalendarDay;
};

export function slotFrom(start: Date, minutes: number): TimeSpan {
  return { start, end: new Date(start.getTime() + minutes * msPerMinute) };
}

/** From when it opens, one after the other, as long as the last ends before it closes. */
export function slotsOn(day: CalendarDay, { hoursOn, minutes, everyMinutes }: SlotTimes): Date[] {
  const hours = hoursOn(day);
  if (hours === null) return [];
  const closes = minuteFromClock(hours.closes);
  const starts: Date[] = [];
  for (let minute = minuteFromClock(hours.opens); minute + minutes <= closes; minute += everyMinutes) {
    const start = instantAt(day, minute);
    // In the night when the clocks go forward an hour of the wall clock is not there.
    if (stockholmMinute(start) === minute % minutesPerDay) starts.push(start);
  }
  return starts;
}

/** What can be booked now: not too soon, not too far ahead, and while somebody is free. */
export function freeDays(now: Date, times: SlotTimes, takenTimes: readonly TakenTime[]): SlotDay[] {
  const today = stockholmDay(now);
  const days = Array.from({ length: times.daysAhead + 1 }, (_, ahead) => dayPlus(today, ahead));
  return days
    .map((day) => ({
      day,
      starts: slotsOn(day, times).filter(
        (start) => isInTime(start, now, times) && freePlaces(start, times, takenTimes).length > 0,
      ),
    }))
    .filter(({ starts }) => starts.length > 0);
}

/** Whether there is such a slot at all; somebody else may have it. */
export function isOffered(start: Date, now: Date, times: SlotTimes): boolean {
  const day = stockholmDay(start);
  const isNear = daysBetween(stockholmDay(now), day) <= times.daysAhead;
  return isNear && isInTime(start, now, times) && hasMoment(slotsOn(day, times), start);
}

/** Those closest in time to what was wanted, in the order of the clock. */
export function nearestStarts(time: Date, days: readonly SlotDay[], count: number): Date[] {
  const distance = (start: Date) => Math.abs(start.getTime() - time.getTime());
  return days
    .flatMap(({ starts }) => starts)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

function isInTime(start: Date, now: Date, { leadMinutes, firstDay = "" }: SlotTimes): boolean {
  const isAhead = start.getTime() - now.getTime() >= leadMinutes * msPerMinute;
  return isAhead && stockholmDay(start) >= firstDay;
}

/** Who of those there are has nothing else then. */
function freePlaces(
  start: Date,
  { places, minutes }: SlotTimes,
  takenTimes: readonly TakenTime[],
): BookedResource[] {
  const { end } = slotFrom(start, minutes);
  return places.filter((place) =>
    takenTimes.every((one) => one.place !== place || end <= one.start || one.end <= start),
  );
}

function hasMoment(starts: readonly Date[], time: Date): boolean {
  return starts.some((start) => start.getTime() === time.getTime());
}
