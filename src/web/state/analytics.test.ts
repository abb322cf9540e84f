import { expect, test, vi } from "vitest";
import { fullConsent, noConsent } from "#domain/visitor/consent.ts";
import { logEvent } from "./analytics.ts";
import { consentStore } from "./consent-store.ts";

test.each([
  ["no answer", null],
  ["a no", noConsent],
  ["a yes to marketing alone", { statistics: false, marketing: true }],
])("[SHELL-10] after %s an event is dropped for good", (_, answer) => {
  vi.stubGlobal("dataLayer", undefined);
  consentStore.setState({ answer });
  logEvent("buy_click", { source: "header" });
  consentStore.setState({ answer: fullConsent });
  expect(globalThis).toHaveProperty("dataLayer", undefined);
});

test("[SHELL-10] after a yes to statistics an event is told with its source", () => {
  vi.stubGlobal("dataLayer", undefined);
  consentStore.setState({ answer: { statistics: true, marketing: false } });
  logEvent("buy_click", { source: "header" });
  logEvent("sell_click", { source: "footer" });
  expect(globalThis).toHaveProperty("dataLayer", [
    { event: "buy_click", source: "header" },
    { event: "sell_click", source: "footer" },
  ]);
});
