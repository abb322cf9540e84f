import { expect, test } from "vitest";
import { isAllowedEvent, type TrackedEvent } from "./events.ts";

const asEvent = (said: Record<string, string>) => said as unknown as TrackedEvent;

test.each([
  { event: "buy_click", source: "header" },
  { event: "filter", field: "batteryHealthFrom" },
  { event: "view_advert" },
  { event: "contact_click", way: "phone" },
])("[TRACK-1] %j may be told", (said) => {
  expect(isAllowedEvent(asEvent(said))).toBe(true);
});

test.each([
  { event: "view_advert", licenseplate: "mlb001" },
  { event: "search", text: "anna berg uppsala" },
  { event: "filter", field: "070-174 06 05" },
  { event: "filter", field: "anna@example.com" },
  { event: "buy_click", source: "Anna Berg" },
  { event: "buy_click" },
])("[TRACK-2] %j may not", (said) => {
  expect(isAllowedEvent(asEvent(said))).toBe(false);
});
