import type { CaseKind } from "./case-kinds.ts";
import { type CaseState, stateAfter } from "./case-states.ts";

/** What is ended in another way: a booked time is cancelled, and a withdrawal stands whatever becomes of its case. */
const endedElsewhere: readonly CaseKind[] = ["testDrive", "withdrawal"];

/** Whether the customer may end the case on its page. [ERRAND-7] */
export function canCustomerClose({ kind, state }: { kind: CaseKind; state: CaseState }): boolean {
  return !endedElsewhere.includes(kind) && stateAfter(state, "closed", "customer") !== null;
}
