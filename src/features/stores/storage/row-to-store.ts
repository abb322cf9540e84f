import type { StoreHours } from "../rules/opening-hours.ts";
import { exceptionFromText, hoursFromText, textFromException, textFromHours } from "../rules/parse-hours.ts";
import type { Store } from "../rules/store.ts";
import type { stores } from "./stores.table.ts";

type StoreRow = typeof stores.$inferSelect;

/** The form of the hours is checked by the database; what it lets through and we cannot read counts as closed. */
export function storeFromRow({
  hoursWeekdays,
  hoursSaturday,
  hoursSunday,
  hoursExceptions,
  ...row
}: StoreRow): Store {
  const hours: StoreHours = {
    weekdays: hoursFromText(hoursWeekdays) ?? null,
    saturday: hoursFromText(hoursSaturday) ?? null,
    sunday: hoursFromText(hoursSunday) ?? null,
    exceptions: hoursExceptions.flatMap((text) => exceptionFromText(text) ?? []),
  };
  return { ...row, label: row.label || row.area, hours };
}

export function rowFromStore({ hours, aliases, ...store }: Store): StoreRow {
  return {
    ...store,
    aliases: [...aliases],
    hoursWeekdays: textFromHours(hours.weekdays),
    hoursSaturday: textFromHours(hours.saturday),
    hoursSunday: textFromHours(hours.sunday),
    hoursExceptions: hours.exceptions.map(textFromException),
  };
}
