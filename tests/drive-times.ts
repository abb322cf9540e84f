import { type SlotTimes, slotFrom, type TakenTime } from "#domain/booking/slots.ts";
import { timeRules } from "#domain/booking/time-rules.ts";
import type { HoursOn } from "#domain/store/opening-hours.ts";

/** The times of test drives where these hours are kept. */
export function driveTimes(hoursOn: HoursOn): SlotTimes {
  return { ...timeRules.testDrive, hoursOn, places: [null] };
}

/** As long as a drive takes, of the car itself. */
export function driveFrom(start: Date): TakenTime {
  return { ...slotFrom(start, timeRules.testDrive.minutes), place: null };
}
