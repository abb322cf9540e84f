import { formatDate } from "#core/dates/dates.ts";
import { daysAfter } from "#core/dates/days-after.ts";
import { isCalendarDay } from "#core/dates/is-calendar-day.ts";
import { formatMoment } from "#core/dates/moments.ts";
import { type CalendarDay, dayPlus, instantAt, stockholmDay, weekdayOf } from "#core/dates/stockholm-day.ts";

/** Until when a case is put off, in the words of the choice. */
export const snoozeChoices = {
  hour: "Om en timme",
  tomorrow: "I morgon kl.\u00a08",
  monday: "På måndag kl.\u00a08",
  own: "Egen tid",
} as const;
export type SnoozeChoice = keyof typeof snoozeChoices;
export const snoozeChoiceNames = Object.keys(snoozeChoices) as SnoozeChoice[];

const morning = 8 * 60;
const daysInAWeek = 7;
const maxSnoozeDays = 60;
const msPerHour = 3_600_000;

/** When each choice ends; a Monday's "på måndag" is that of next week. */
export function snoozeTime(choice: Exclude<SnoozeChoice, "own">, now: Date): Date {
  const today = stockholmDay(now);
  const toMonday = (daysInAWeek + 1 - weekdayOf(today)) % daysInAWeek || daysInAWeek;
  const times = {
    hour: new Date(now.getTime() + msPerHour),
    tomorrow: instantAt(dayPlus(today, 1), morning),
    monday: instantAt(dayPlus(today, toMonday), morning),
  };
  return times[choice];
}

/** "2026-11-20T13:30", as a field of the browser writes it, on the Swedish wall clock; null where it is no such time. */
export function parseTime(text: string): Date | null {
  const [, day = "", hour = "", minute = ""] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/.exec(text) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (!isCalendarDay(day) || hours > 23 || minutes > 59) return null;
  return instantAt(day, hours * 60 + minutes);
}

/**
 * Why it cannot be put off until then; null where it can. When the law's time runs out the case is back on the morning of
 * its last day, so that there is a day left to act.
 */
export function snoozeRefusal(until: Date, now: Date, legalEnd: CalendarDay | null): string | null {
  if (until <= now) return "Välj en tid som inte har varit";
  if (until > daysAfter(now, maxSnoozeDays)) return `Välj en tid inom ${maxSnoozeDays} dagar`;
  if (legalEnd === null) return null;
  const latest = instantAt(legalEnd, morning);
  if (until <= latest) return null;
  return latest <= now
    ? "Tiden enligt lag går ut i dag eller har gått ut: ärendet kan inte skjutas upp"
    : `Tiden enligt lag går ut ${formatDate(latest)}. Skjut upp till senast ${formatMoment(latest)}`;
}

type Snoozed = { snoozedUntil: Date | null; snoozedBy: string | null };

/** Until when and by whom; nothing where that time has been: the case is back by itself. */
export function stillSnoozed({ snoozedUntil, snoozedBy }: Snoozed, now: Date): Snoozed {
  const isAsleep = snoozedUntil !== null && snoozedUntil > now;
  return isAsleep ? { snoozedUntil, snoozedBy } : { snoozedUntil: null, snoozedBy: null };
}
