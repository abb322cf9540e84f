import { storableState } from "../rules/storable-state.ts";
import { consentStore } from "./consent-store.ts";
import { filledState } from "./stored-state.ts";

/** Where the visit came from, for a form to send along: only what its visitor has said yes to, also a moment later. */
export function fillOrigin(field: HTMLInputElement): void {
  const fill = () => {
    const { answer } = consentStore.getState();
    const hasAgreed = answer?.statistics || answer?.marketing;
    field.value = hasAgreed ? JSON.stringify(storableState(filledState(), answer).sessionOrigin) : "";
  };
  fill();
  consentStore.subscribe(fill);
}
