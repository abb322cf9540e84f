import type { CaseKind } from "./case-kinds.ts";
import { legalEndOf } from "./case-law.ts";
import { type CaseState, stateAfter, waitsForUs } from "./case-states.ts";

type Closing = Parameters<typeof legalEndOf>[0] & { state: CaseState };

/** Why a member of staff has to say a reason before the case is closed; null where a click is enough. */
export function closingConcern(one: Closing, now: Date): string | null {
  if (waitsForUs(one.state)) return "Kunden väntar på svar från oss.";
  return legalEndOf(one, now) === null ? null : "Kundens tid enligt lag löper fortfarande.";
}

/** What is ended in another way: a booked time is cancelled, and a withdrawal stands whatever becomes of its case. */
const endedElsewhere: readonly CaseKind[] = ["testDrive", "withdrawal"];

/** Whether the customer may end the case on its page. */
export function canCustomerClose({ kind, state }: { kind: CaseKind; state: CaseState }): boolean {
  return !endedElsewhere.includes(kind) && stateAfter(state, "closed", "customer") !== null;
}
