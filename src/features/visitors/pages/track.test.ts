import { expect, test, vi } from "vitest";
import { fullConsent, noConsent } from "../rules/consent.ts";
import { consentStore } from "./consent-store.ts";
import { track } from "./track.ts";

test.each([
  ["no answer", null],
  ["a no", noConsent],
  ["a yes to marketing alone", { statistics: false, marketing: true }],
])("[SHELL-10] [TRACK-3] after %s an event is dropped for good", (_, answer) => {
  vi.stubGlobal("dataLayer", undefined);
  consentStore.setState({ answer });
  track({ event: "buy_click", source: "header" });
  consentStore.setState({ answer: fullConsent });
  expect(globalThis).toHaveProperty("dataLayer", undefined);
});

test("[SHELL-10] [TRACK-3] after a yes to statistics an event is told with its source", () => {
  vi.stubGlobal("dataLayer", undefined);
  consentStore.setState({ answer: { statistics: true, marketing: false } });
  track({ event: "buy_click", source: "header" });
  track({ event: "sell_click", source: "footer" });
  expect(globalThis).toHaveProperty("dataLayer", [
    { event: "buy_click", source: "header" },
    { event: "sell_click", source: "footer" },
  ]);
});
