import { clockText } from "#core/dates/clock.ts";
import { formatShortDay } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";

export type Due = { text: string; urgency: "late" | "soon" | "later" | "none" };

const msPerMinute = 60_000;
const minutesPerHour = 60;
const hoursPerDay = 24;

/** How a promised time stands in a dense list: "2 tim sen", "11.05", "17 nov". */
export function dueText(answerBy: Date | null, now: Date): Due {
  if (answerBy === null) return { text: "–", urgency: "none" };
  const minutes = Math.floor((now.getTime() - answerBy.getTime()) / msPerMinute);
  if (minutes >= 0) return { text: `${spanText(Math.max(1, minutes))} sen`, urgency: "late" };
  if (stockholmDay(answerBy) === stockholmDay(now)) return { text: clockText(answerBy), urgency: "soon" };
  return { text: formatShortDay(answerBy), urgency: "later" };
}

/** How long something still lasts: "23 tim kvar"; soon, when so few hours are left that somebody should ring. */
export function leftText(until: Date, now: Date, soonHours: number): Due {
  const minutes = Math.floor((until.getTime() - now.getTime()) / msPerMinute);
  if (minutes <= 0) return { text: "slut", urgency: "late" };
  return {
    text: `${spanText(minutes)} kvar`,
    urgency: minutes < soonHours * minutesPerHour ? "soon" : "later",
  };
}

function spanText(minutes: number): string {
  if (minutes < minutesPerHour) return `${minutes} min`;
  const hours = Math.floor(minutes / minutesPerHour);
  if (hours < hoursPerDay) return `${hours} tim`;
  const days = Math.floor(hours / hoursPerDay);
  return days === 1 ? "1 dag" : `${days} dagar`;
}
