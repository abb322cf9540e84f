import * as z from "zod";
import { type CalendarDay, instantAt, minutesPerDay } from "#core/dates/stockholm-day.ts";
import { Refusal } from "#platform/http/problem.ts";

const howToWrite = "Skriv datumet som åååå-mm-dd, från 1970-01-01 till 2099-12-31.";

export const day = z.iso
  .date(howToWrite)
  .refine((text) => text >= "1970-01-01" && text <= "2099-12-31", howToWrite);

/** Swedish days, both counted in; an end that is left out is open. */
export type Days = { from: CalendarDay | undefined; to: CalendarDay | undefined };

export function checkedDays({ from, to }: Days): Days {
  if (from !== undefined && to !== undefined && from > to) {
    throw new Refusal({
      status: 400,
      title: `from (${from}) ligger efter to (${to})`,
      detail: "from är den första dagen och to den sista.",
      parameter: "from",
    });
  }
  return { from, to };
}

/** Whether an instant lies within the days. Worked out once, for thousands of cars. */
export function withinDays({ from, to }: Days): (at: Date) => boolean {
  const first = from === undefined ? null : instantAt(from, 0);
  const end = to === undefined ? null : instantAt(to, minutesPerDay);
  return (at) => (first === null || at >= first) && (end === null || at < end);
}
