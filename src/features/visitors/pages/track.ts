import { allows } from "../rules/consent.ts";
import { isAllowedEvent, type TrackedEvent } from "../rules/events.ts";
import { consentStore } from "./consent-store.ts";

/** Where a tag manager looks for what has happened. */
const page: { dataLayer?: TrackedEvent[] } = globalThis as object;

/** Told only to those who may know: without a yes to statistics the event is dropped, not queued. */
export function track(event: TrackedEvent): void {
  if (!allows(consentStore.getState().answer, "analyticsEvents") || !isAllowedEvent(event)) return;
  openDataLayer().push(event);
}

/** Empty, it says that presses are heard from now on. */
export function openDataLayer(): TrackedEvent[] {
  page.dataLayer ??= [];
  return page.dataLayer;
}
