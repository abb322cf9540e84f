import { company } from "#core/company/company.ts";

/** What a reservation is: free, binding nobody, and over by itself. */
export const reservationTerms = {
  hours: company.reservationHours,
  /** The reminder goes out so long before the end. */
  remindHours: 6,
  /** So many cars one person may hold at the same time. */
  carsAtOnce: 3,
  /** Whoever waited first has the car alone for so long when it is free again. */
  headStartHours: 2,
  /** By so much a member of staff can make it longer at a time, and so long it can be in all. */
  extraHours: [24, 48],
  maxDays: 7,
  /** For so long after its end we know whose it was, as the privacy policy says. */
  retentionDays: 90,
} as const;

const msPerHour = 3_600_000;

export type ReservationTimes = { reservedAt: Date; until: Date; remindAt: Date };

/** All moments of a reservation that begins now. */
export function reservationTimes(now: Date): ReservationTimes {
  const until = new Date(now.getTime() + reservationTerms.hours * msPerHour);
  return { reservedAt: now, until, remindAt: remindAtOf(until) };
}

/** The end of a reservation that a member of staff makes longer; null where it would be longer than a reservation may be. */
export function extendedUntil(
  { reservedAt, until }: Pick<ReservationTimes, "reservedAt" | "until">,
  hours: number,
): ReservationTimes | null {
  const later = new Date(until.getTime() + hours * msPerHour);
  if (later.getTime() - reservedAt.getTime() > reservationTerms.maxDays * 24 * msPerHour) return null;
  return { reservedAt, until: later, remindAt: remindAtOf(later) };
}

/** However long it was made. */
export function remindAtOf(until: Date): Date {
  return new Date(until.getTime() - reservationTerms.remindHours * msPerHour);
}

export function headStartUntil(now: Date): Date {
  return new Date(now.getTime() + reservationTerms.headStartHours * msPerHour);
}

/** Why a reservation is over. */
export const reservationEnds = ["cancelled", "expired", "sold", "withdrawn"] as const;
export type ReservationEnd = (typeof reservationEnds)[number];

/** Why somebody waits no longer for a car. */
export const waitEnds = ["left", "held", "told", "gone"] as const;
export type WaitEnd = (typeof waitEnds)[number];
