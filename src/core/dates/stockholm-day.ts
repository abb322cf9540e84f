/**
 * Days and clock times as they are lived in Sweden, whatever zone the server or the browser is in.
 * A day is "yyyy-mm-dd"; arithmetic on days never meets summer time, only the way to and from instants does.
 */
export type CalendarDay = string;

/** 0 is Sunday, 6 is Saturday, as in Date. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const minutesPerDay = 24 * 60;
const msPerMinute = 60_000;
const msPerHour = 60 * msPerMinute;
const msPerDay = minutesPerDay * msPerMinute;

let wallClock: Intl.DateTimeFormat | undefined;

/** The Swedish calendar day of an instant. */
export function stockholmDay(at: Date): CalendarDay {
  return new Date(wallTime(at)).toISOString().slice(0, 10);
}

/** Minutes since midnight on the Swedish wall clock. */
export function stockholmMinute(at: Date): number {
  return (wallTime(at) % msPerDay) / msPerMinute;
}

/** The instant when the Swedish wall clock shows that minute of that day; minute 1440 is next midnight. */
export function instantAt(day: CalendarDay, minute: number): Date {
  const wall = utcMidnight(day) + minute * msPerMinute;
  // The offset at the guess may lie on the other side of a summer-time change, so it is asked for twice.
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess));
}

export function dayPlus(day: CalendarDay, days: number): CalendarDay {
  return new Date(utcMidnight(day) + days * msPerDay).toISOString().slice(0, 10);
}

/** Whole calendar days from one day to another, negative when the second is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (utcMidnight(to) - utcMidnight(from)) / msPerDay;
}

export function weekdayOf(day: CalendarDay): Weekday {
  return new Date(utcMidnight(day)).getUTCDay() as Weekday;
}

function utcMidnight(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** What the Swedish wall clock shows, to the minute, written as if it were UTC. */
function wallTime(at: Date): number {
  return Math.floor(at.getTime() / msPerMinute) * msPerMinute + offsetAt(at.getTime());
}

/**
 * How far the Swedish wall clock is ahead of UTC. It changes on the hour only, and asking Intl is slow, so
 * each hour is asked for once: reading the price ledgers of the whole stock asks a hundred thousand times.
 */
function offsetAt(at: number): number {
  const hour = Math.floor(at / msPerHour);
  const cached = offsets.get(hour);
  if (cached !== undefined) return cached;
  wallClock ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Stockholm",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = Object.fromEntries(wallClock.formatToParts(hour * msPerHour).map((p) => [p.type, p.value]));
  const wall = Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00Z`);
  const offset = wall - hour * msPerHour;
  offsets.set(hour, offset);
  return offset;
}

const offsets = new Map<number, number>();
