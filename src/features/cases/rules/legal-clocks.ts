import { type CalendarDay, dayPlus } from "#core/dates/stockholm-day.ts";
import { nextWorkday } from "#core/dates/workdays.ts";
import type { RetentionPeriod } from "./case-kinds.ts";

/** One time limit by law, as it is for what began on `from` or later. */
type ClockRow = { from: CalendarDay; span: RetentionPeriod; law: string };

const distance = "Lagen (2005:59) om distansavtal och avtal utanför affärslokaler";
const consumerSales = "Konsumentköplagen (2022:260)";
const olderConsumerSales = "Konsumentköplagen (1990:932)";

/**
 * The law's own time limits as dated rows: a purchase goes by the row that was in force on its day, so a new law is a new row.
 */
const clocks = {
  /** To withdraw from a distance contract, from the day the car was received. */
  withdrawal: [{ from: "2005-04-01", span: { days: 14 }, law: `${distance}, 2 kap. 10 §` }],
  /** For us to pay back, from the day we were told. */
  repayment: [{ from: "2014-06-13", span: { days: 14 }, law: `${distance}, 2 kap. 14 §` }],
  /** To tell us of a fault, from the day it was noticed, and always be in time. */
  notice: [
    { from: "2002-07-01", span: { months: 2 }, law: `${olderConsumerSales}, 23 §` },
    { from: "2022-05-01", span: { months: 2 }, law: `${consumerSales}, 5 kap. 2 §` },
  ],
  /** In which a fault may be complained of at all, from the day the car was received. */
  complaint: [
    { from: "2005-04-01", span: { months: 36 }, law: `${olderConsumerSales}, 23 §` },
    { from: "2022-05-01", span: { months: 36 }, law: `${consumerSales}, 5 kap. 1 §` },
  ],
  /** In which it is for us to show that the fault was not there. */
  burdenOfProof: [
    { from: "2002-07-01", span: { months: 6 }, law: `${olderConsumerSales}, 20 a §` },
    { from: "2022-05-01", span: { months: 24 }, law: `${consumerSales}, 4 kap. 17 §` },
  ],
} as const satisfies Record<string, readonly ClockRow[]>;

export type LegalClock = keyof typeof clocks;
export type ClockEnd = { lastDay: CalendarDay; law: string };

/** The last day, the first not counted; null for what began before any row. */
export function clockEnd(clock: LegalClock, began: CalendarDay): ClockEnd | null {
  const rows: readonly ClockRow[] = clocks[clock];
  const row = rows.findLast(({ from }) => from <= began);
  if (!row) return null;
  const end = "days" in row.span ? dayPlus(began, row.span.days) : monthsAfter(began, row.span.months);
  return { lastDay: nextWorkday(end), law: row.law };
}

/** The same day of a later month, or its last where it has no such day. */
export function monthsAfter(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayPlus(first.toISOString().slice(0, 10), Math.min(date, last) - 1);
}
