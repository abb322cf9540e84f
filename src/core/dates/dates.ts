import { stockholmDay } from "./stockholm-day.ts";

// Ours, not the platform's, so that server and browser never disagree on a word.
const months: Record<string, string> = {
  "01": "januari",
  "02": "februari",
  "03": "mars",
  "04": "april",
  "05": "maj",
  "06": "juni",
  "07": "juli",
  "08": "augusti",
  "09": "september",
  "10": "oktober",
  "11": "november",
  "12": "december",
};

/**
 * The day it is in Sweden at that moment. A date without a time, read as `new Date("2026-11-15")`, is
 * midnight in Greenwich and so the same day in Sweden.
 */
function swedishDate(at: Date) {
  const [year = "", month = "", day = ""] = stockholmDay(at).split("-");
  return { year, month: months[month], day };
}

/** "15 november 2026" */
export function formatDate(at: Date): string {
  const { year, month, day } = swedishDate(at);
  return `${Number(day)} ${month} ${year}`;
}

/** "15 nov", along an axis, where the year is told elsewhere. */
export function formatShortDay(at: Date): string {
  const { month = "", day } = swedishDate(at);
  return `${Number(day)} ${month.slice(0, 3)}`;
}

/** "november 15, 2026": the contract's 'MMMM dd, yyyy' in Swedish, where it shows dates (published, news). */
export function formatMonthDayYear(at: Date): string {
  const { year, month, day } = swedishDate(at);
  return `${month} ${day}, ${year}`;
}

/** "november 2026", where the day says too much or nothing. */
export function formatMonth(at: Date): string {
  const { year, month } = swedishDate(at);
  return `${month} ${year}`;
}

/** "2026-11-15", for data and machines. */
export function isoDate(at: Date): string {
  return stockholmDay(at);
}
