import { type CalendarMonth, stockholmMonth } from "#core/dates/stockholm-month.ts";
import type { SoldFiles } from "./sold-files.ts";

export type SoldMonthText = (month: CalendarMonth, isFinal: boolean) => Promise<string>;

/**
 * Every month that is over and has no final file of today's format gets one, however long nobody wrote; then the month
 * under way is written anew. What was killed half-way goes on here the next time.
 */
export async function writeSoldFiles({
  files,
  now,
  monthsOfSales,
  textOf,
  isStopped,
}: {
  files: SoldFiles;
  now: Date;
  /** Months in which something was sold. */
  monthsOfSales: readonly CalendarMonth[];
  textOf: SoldMonthText;
  /** Asked between files: a server that stops does not write on. */
  isStopped: () => boolean;
}): Promise<CalendarMonth[]> {
  const current = stockholmMonth(now);
  const existing = await files.months();
  const finalMonths = new Set(existing.filter(({ isFinal }) => isFinal).map(({ month }) => month));
  const unfinished = existing.filter(({ isFinal }) => !isFinal).map(({ month }) => month);
  const over = [...new Set([...monthsOfSales, ...unfinished])].filter((month) => month < current);
  const done: CalendarMonth[] = [];
  for (const month of over.filter((one) => !finalMonths.has(one)).toSorted()) {
    if (isStopped()) return done;
    await files.saveFinal(month, (await files.upgraded(month)) ?? (await textOf(month, true)));
    done.push(month);
  }
  if (!isStopped()) await files.saveUnfinished(current, await textOf(current, false));
  return done;
}
