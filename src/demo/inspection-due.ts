import type { Random } from "./random.ts";

const day = 86_400_000;
/** A passenger car is inspected within three years of its first day on the road, two years later, then every 14 months. */
const firstYears = 3;
const secondYears = 5;
const laterDays = 425;

/** The last day for the next inspection. */
export function inspectionDue(random: Random, firstRegistered: Date, seenAt: Date): Date {
  const later = new Date(seenAt.getTime() + random.int(40, laterDays) * day);
  const first = yearsAfter(firstRegistered, firstYears);
  if (seenAt < first) return first;
  // Inspected up to two months before the first mark, and good for two years from then.
  const second = new Date(yearsAfter(firstRegistered, secondYears).getTime() - random.int(0, 60) * day);
  return seenAt < second ? second : later;
}

function yearsAfter(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
