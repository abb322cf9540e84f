import { type SlotTimes, slotFrom, type TakenTime } from "#features/bookings/rules/slots.ts";
import { timeRules } from "#features/bookings/rules/time-rules.ts";
import type { HoursOn } from "#features/stores/rules/opening-hours.ts";

/** The times of test drives where these hours are kept. */
export function driveTimes(hoursOn: HoursOn): SlotTimes {
  return { ...timeRules.testDrive, hoursOn, places: [null] };
}

/** As long as a drive takes, of the car itself. */
export function driveFrom(start: Date): TakenTime {
  return { ...slotFrom(start, timeRules.testDrive.minutes), place: null };
}
