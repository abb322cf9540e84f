import type { Hours, HoursException } from "#features/stores/rules/opening-hours.ts";
import { exceptionFromText, hoursFromText } from "#features/stores/rules/parse-hours.ts";
import { complaint, type Reader, value } from "./read-cell.ts";

/** "09:00-19:00", "9–19", "stängt" */
export const hours: Reader<Hours | null> = (cell) => {
  const read = hoursFromText(String(cell));
  return read === undefined ? complaint(cell, "är inga öppettider (09:00-19:00 eller stängt)") : value(read);
};

/** "2026-12-24 stängt" */
export const hoursException: Reader<HoursException> = (cell) => {
  const read = exceptionFromText(String(cell));
  return read === undefined
    ? complaint(cell, "är ingen avvikande tid (2026-12-23 09:00-15:00 eller 2026-12-24 stängt)")
    : value(read);
};
