import { expect, test } from "vitest";
import { dueText, leftText } from "./due-text.ts";

const now = new Date("2026-11-16T10:00:00+01:00");

test.each([
  ["2026-11-16T09:22:00+01:00", "38 min sen", "late"],
  ["2026-11-16T10:00:00+01:00", "1 min sen", "late"],
  ["2026-11-16T07:30:00+01:00", "2 tim sen", "late"],
  ["2026-11-15T09:00:00+01:00", "1 dag sen", "late"],
  ["2026-11-13T10:00:00+01:00", "3 dagar sen", "late"],
  ["2026-11-16T11:05:00+01:00", "11.05", "soon"],
  ["2026-11-17T23:59:00+01:00", "17 nov", "later"],
])("[DESK-11] promised %s: %s", (answerBy, text, urgency) => {
  expect(dueText(new Date(answerBy), now)).toEqual({ text, urgency });
});

test("[DESK-11] where nothing is promised there is a dash", () => {
  expect(dueText(null, now)).toEqual({ text: "–", urgency: "none" });
});

test.each([
  ["2026-11-18T10:00:00+01:00", "2 dagar kvar", "later"],
  ["2026-11-16T16:00:00+01:00", "6 tim kvar", "later"],
  ["2026-11-16T15:59:00+01:00", "5 tim kvar", "soon"],
  ["2026-11-16T10:41:00+01:00", "41 min kvar", "soon"],
  ["2026-11-16T10:00:00+01:00", "slut", "late"],
])("[QUEUE-1] held until %s: %s", (until, text, urgency) => {
  expect(leftText(new Date(until), now, 6)).toEqual({ text, urgency });
});
