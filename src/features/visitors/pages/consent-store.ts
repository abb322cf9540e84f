import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "#platform/browser/storage.ts";
import { type Consent, consentKey, findConsent } from "../rules/consent.ts";

/**
 * `answer` is `null` until there is one. The question itself is HTML of the server, shown by `data-consent` of the page
 * (first-paint-scripts.ts); choosing each purpose by itself has code of its own.
 */
export const consentStore = createStore<{
  answer: Consent | null;
  isAsking: boolean;
  isChoosing: boolean;
}>()(() => ({
  answer: null,
  isAsking: false,
  isChoosing: false,
}));

/** Who has not answered is asked. */
export function readConsent(): Consent | null {
  const answer = findConsent(readStored(consentKey));
  consentStore.setState({ answer, isAsking: answer === null });
  return answer;
}

/** The button of the question that offers each purpose. */
export const chooseButtonId = "valj-samtycke";

/** The button that asks again, and gets the focus back. */
export const consentButtonId = "andra-samtycke";

/** "Ändra samtycke", "Välj själv" */
export function askForConsent(): void {
  consentStore.setState({ isAsking: true, isChoosing: true });
}

export function saveConsent(answer: Consent): void {
  writeStored(consentKey, JSON.stringify(answer));
  consentStore.setState({ answer, isAsking: false, isChoosing: false });
}

/** Looked at and left as it was: who has not answered is asked on. */
export function closeConsentPanel(): void {
  consentStore.setState(({ answer }) => ({ isAsking: answer === null, isChoosing: false }));
}
