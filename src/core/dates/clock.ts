import { stockholmMinute } from "./stockholm-day.ts";

const minutesPerHour = 60;

/** "09.05" on the Swedish wall clock. */
export function clockText(at: Date): string {
  const minute = stockholmMinute(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minute / minutesPerHour))}.${two(minute % minutesPerHour)}`;
}
