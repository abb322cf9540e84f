import { type CalendarDay, dayPlus, stockholmDay } from "#core/dates/stockholm-day.ts";
import { type CaseKind, caseKinds, type RetentionPeriod } from "./case-kinds.ts";
import { monthsAfter } from "./legal-clocks.ts";

/** The first day on which nothing of the person is left. */
export function erasedFrom(kind: CaseKind, closedAt: Date): CalendarDay {
  const retention: RetentionPeriod = caseKinds[kind].retention;
  const closedOn = stockholmDay(closedAt);
  return "days" in retention ? dayPlus(closedOn, retention.days) : monthsAfter(closedOn, retention.months);
}

/** After so many days without a word from the customer a case that we have answered is closed. */
export const inactiveDays = 30;
