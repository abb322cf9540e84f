import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { type CaseState, waitsForUs } from "./case-states.ts";

type Queued = { state: CaseState; answerBy: Date | null; snoozedUntil: Date | null };
export const queueParts = ["late", "today", "later", "customer", "snoozed"] as const;
export type QueuePart = (typeof queueParts)[number];

/** What is late, to be answered today or later, waits for the customer, or was put off: each in one of them. */
export function caseQueue<Case extends Queued>(cases: readonly Case[], now: Date): Record<QueuePart, Case[]> {
  const today = stockholmDay(now);
  const partOf = ({ state, answerBy, snoozedUntil }: Case): QueuePart => {
    if (snoozedUntil !== null) return "snoozed";
    if (!waitsForUs(state)) return "customer";
    if (answerBy === null) return "later";
    if (answerBy < now) return "late";
    return stockholmDay(answerBy) === today ? "today" : "later";
  };
  const parts = Map.groupBy(cases, partOf);
  return Object.fromEntries(queueParts.map((part) => [part, parts.get(part) ?? []])) as Record<
    QueuePart,
    Case[]
  >;
}
