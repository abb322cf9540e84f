import { dayPlus, instantAt, stockholmDay, weekdayOf } from "#domain/calendar/stockholm-day.ts";
import { holidaysOn } from "#domain/store/public-holidays.ts";
import { driveDay } from "#domain/test-drive/drive-text.ts";

const daysAhead = 14;
const noon = 12 * 60;
const partsOfDay = ["förmiddag (9–12)", "eftermiddag (13–17)"] as const;

/** "torsdag 19 november, förmiddag (9–12)": the working days from tomorrow, two weeks ahead. [FLOW-11] */
export function pickupTimes(now: Date): string[] {
  const today = stockholmDay(now);
  return Array.from({ length: daysAhead }, (_, at) => dayPlus(today, at + 1))
    .filter((day) => weekdayOf(day) % 6 !== 0 && holidaysOn(day).length === 0)
    .flatMap((day) => partsOfDay.map((part) => `${driveDay(instantAt(day, noon))}, ${part}`));
}
