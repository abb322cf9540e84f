import { allows } from "#domain/visitor/consent.ts";
import { consentStore } from "./consent-store.ts";

export type AnalyticsEvent = "buy_click" | "sell_click";

/** Where a tag manager looks for what has happened. */
const page: { dataLayer?: Record<string, string>[] } = globalThis as object;

/** Told only to those who may know: without a yes to statistics the event is dropped, not kept for later. [SHELL-10] */
export function logEvent(event: AnalyticsEvent, details: { source: "header" | "footer" }): void {
  if (!allows(consentStore.getState().answer, "analyticsEvents")) return;
  page.dataLayer ??= [];
  page.dataLayer.push({ event, ...details });
}
