import { isCalendarDay } from "#core/dates/is-calendar-day.ts";
import { instantAt } from "#core/dates/stockholm-day.ts";
import { complaint, type Reader, value } from "./read-cell.ts";

const dateForm = /^(\d{4})-?(\d{2})-?(\d{2})$/;
const momentForm =
  /^(\d{4}-?\d{2}-?\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/i;

/** "2019-03-14" or "20190314", and a day that exists. */
export const readDay: Reader<string> = (cell) => {
  const date = findDay(String(cell).trim());
  return date ? value(date) : complaint(cell, "är inget datum (skriv åååå-mm-dd)");
};

export function readDayUpTo(today: string): Reader<string> {
  return (cell) => {
    const read = readDay(cell);
    return "value" in read && read.value > today ? complaint(cell, "ligger i framtiden") : read;
  };
}

/** A day (from its first minute) or a moment; without a time zone it is Swedish time. */
export function momentUntil(now: Date): Reader<Date> {
  return (cell) => {
    const moment = findMoment(String(cell).trim());
    if (!moment) return complaint(cell, "är ingen tidpunkt (skriv åååå-mm-dd eller åååå-mm-dd tt:mm)");
    return moment > now ? complaint(cell, "ligger i framtiden") : value(moment);
  };
}

function findDay(text: string): string | null {
  const [, year, month, date] = dateForm.exec(text) ?? [];
  const iso = `${year}-${month}-${date}`;
  return isCalendarDay(iso) ? iso : null;
}

function findMoment(text: string): Date | null {
  const [, date = "", hours = "0", minutes = "0", seconds = "", zone] = momentForm.exec(text) ?? [];
  const parsedDay = findDay(date);
  if (!parsedDay) return null;
  return zone
    ? new Date(`${parsedDay}T${hours}:${minutes}${seconds}${zone.toUpperCase()}`)
    : instantAt(parsedDay, Number(hours) * 60 + Number(minutes));
}
