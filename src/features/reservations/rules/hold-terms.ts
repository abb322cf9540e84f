import { company } from "#core/company/company.ts";

/** What a hold is: free, binding nobody, and over by itself. */
export const holdTerms = {
  hours: company.reservationHours,
  /** The reminder goes out so long before the end. */
  remindHours: 6,
  /** So many cars one person may hold at the same time. */
  carsAtOnce: 3,
  /** Whoever waited first has the car alone for so long when it is free again. */
  headStartHours: 2,
  /** By so much one of us can make it longer at a time, and so long it can be in all. */
  extraHours: [24, 48],
  longestDays: 7,
  /** For so long after its end we know whose it was, as the privacy policy says. */
  keptDays: 90,
} as const;

const msPerHour = 3_600_000;

export type HoldTimes = { heldAt: Date; until: Date; remindAt: Date };

/** All moments of a hold that begins now. */
export function holdTimes(now: Date): HoldTimes {
  const until = new Date(now.getTime() + holdTerms.hours * msPerHour);
  return { heldAt: now, until, remindAt: remindAtOf(until) };
}

/** The end of a hold that one of us makes longer; null where it would be longer than a hold may be. */
export function extendedUntil(
  { heldAt, until }: Pick<HoldTimes, "heldAt" | "until">,
  hours: number,
): HoldTimes | null {
  const later = new Date(until.getTime() + hours * msPerHour);
  if (later.getTime() - heldAt.getTime() > holdTerms.longestDays * 24 * msPerHour) return null;
  return { heldAt, until: later, remindAt: remindAtOf(later) };
}

/** However long it was made. */
export function remindAtOf(until: Date): Date {
  return new Date(until.getTime() - holdTerms.remindHours * msPerHour);
}

export function headStartUntil(now: Date): Date {
  return new Date(now.getTime() + holdTerms.headStartHours * msPerHour);
}

/** Why a hold is over. */
export const holdEnds = ["cancelled", "expired", "sold", "withdrawn"] as const;
export type HoldEnd = (typeof holdEnds)[number];

/** Why somebody waits no longer for a car. */
export const waitEnds = ["left", "held", "told", "gone"] as const;
export type WaitEnd = (typeof waitEnds)[number];
