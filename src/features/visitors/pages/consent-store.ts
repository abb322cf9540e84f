import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "#platform/browser/storage.ts";
import { type Consent, consentKey, findConsent } from "../rules/consent.ts";

/** `answer` is `null` until there is one. The question is not asked before the page has been painted. */
export const consentStore = createStore<{ answer: Consent | null; isAsking: boolean }>()(() => ({
  answer: null,
  isAsking: false,
}));

/** Who has not answered is asked. */
export function readConsent(): Consent | null {
  const answer = findConsent(readStored(consentKey));
  consentStore.setState({ answer, isAsking: answer === null });
  return answer;
}

/** The button that asks again, and gets the focus back. */
export const consentButtonId = "andra-samtycke";

/** "Ändra samtycke" */
export function askForConsent(): void {
  consentStore.setState({ isAsking: true });
}

export function saveConsent(answer: Consent): void {
  writeStored(consentKey, JSON.stringify(answer));
  consentStore.setState({ answer, isAsking: false });
}

/** Asked again and left as it was. */
export function keepConsent(): void {
  consentStore.setState({ isAsking: false });
}
