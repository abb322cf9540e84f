import { dayPlus, instantAt, stockholmDay } from "#core/dates/stockholm-day.ts";

const tenInTheMorning = 10 * 60;

/** Ten o'clock the day before; null where that has passed when it is booked: then the confirmation is fresh. */
export function reminderAt(start: Date, now: Date): Date | null {
  const at = instantAt(dayPlus(stockholmDay(start), -1), tenInTheMorning);
  return at > now ? at : null;
}
