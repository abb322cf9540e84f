import { expect, test } from "vitest";
import { lastEventText } from "./last-event-text.ts";

const now = new Date("2026-11-16T08:24:00Z");
const sent = {
  version: 1,
  sentAt: "2026-11-12T10:00:00Z",
  acceptedAt: null,
  chosenAt: null,
  seenAt: null,
  opened: 0,
  validUntil: "2026-11-19T10:00:00Z",
};

test.each([
  [{}, "v1, skickad 12 nov. Går ut 19 nov."],
  [{ opened: 2, seenAt: "2026-11-15T10:00:00Z" }, "v1, kunden tittade 15 nov. Går ut 19 nov."],
  [
    { version: 2, opened: 2, chosenAt: "2026-11-16T07:51:00Z" },
    "v2, kunden ändrade kalkylen 08.51. Går ut 19 nov.",
  ],
  [
    { opened: 2, chosenAt: "2026-11-16T07:51:00Z", acceptedAt: "2026-11-15T19:14:00Z" },
    "v1, godkänd 15 nov.",
  ],
])("[PROPOSE-16] %j: the last that happened to a proposal that is out", (changed, text) => {
  expect(lastEventText({ ...sent, ...changed }, now)).toBe(text);
});
