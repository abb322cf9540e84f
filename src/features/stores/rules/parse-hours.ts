import { isCalendarDay } from "#core/dates/is-calendar-day.ts";
import type { Hours, HoursException } from "./opening-hours.ts";

const clock = /^(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?$/;
const exceptionForm = /^(?<day>\d{4}-\d{2}-\d{2}):?\s+(?<hours>\S.*)$/;
const closedTexts = ["stängt", "stangt", "closed"];

/**
 * Hours as people write them in a table: "09:00-19:00", "9–19", "10.00–16.00", or "stängt", which is null.
 * `undefined`: they cannot be read.
 */
export function hoursFromText(text: string): Hours | null | undefined {
  const trimmed = text.trim().toLowerCase();
  if (closedTexts.includes(trimmed)) return null;
  const [opens = "", closes = "", ...more] = trimmed.split(/[-–]/).map((clockText) => clockText.trim());
  if (more.length > 0 || !clock.test(opens) || !clock.test(closes)) return undefined;
  const hours = { opens: fullClock(opens), closes: fullClock(closes) };
  return hours.opens < hours.closes && hours.closes <= "24:00" ? hours : undefined;
}

/** The way back: "09:00-19:00". */
export function textFromHours(hours: Hours | null): string {
  return hours === null ? "stängt" : `${fullClock(hours.opens)}-${fullClock(hours.closes)}`;
}

/** "2026-12-23 09:00-15:00", "2026-12-24 stängt" */
export function exceptionFromText(text: string): HoursException | undefined {
  const { day = "", hours: trimmed = "" } = exceptionForm.exec(text.trim())?.groups ?? {};
  const hours = hoursFromText(trimmed);
  return isCalendarDay(day) && hours !== undefined ? { day, hours } : undefined;
}

export function textFromException({ day, hours }: HoursException): string {
  return `${day} ${textFromHours(hours)}`;
}

/** "9", "09" and "9.00" are all "09:00". */
function fullClock(trimmed: string): string {
  const [hour = "", minute = "00"] = trimmed.split(/[:.]/);
  return `${hour.padStart(2, "0")}:${minute}`;
}
