import { instantAt, stockholmDay } from "#core/dates/stockholm-day.ts";

/** When the day's sales are written and hardly anybody asks. */
const nightlyMinute = 3 * 60;

/** At once where there is no model, else the first time that is asked after three in the night. */
export function isTrainingDue(trainedAt: Date | null, now: Date): boolean {
  if (trainedAt === null) return true;
  const tonight = instantAt(stockholmDay(now), nightlyMinute);
  return now >= tonight && trainedAt < tonight;
}
