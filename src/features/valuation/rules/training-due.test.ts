import { expect, test } from "vitest";
import { isTrainingDue } from "./training-due.ts";

test("[VALUE-13] without a model it is due at once", () => {
  expect(isTrainingDue(null, new Date("2026-11-17T12:00:00Z"))).toBe(true);
});

test.each([
  ["2026-11-16T12:00:00Z", "2026-11-16T23:00:00Z", false],
  ["2026-11-16T12:00:00Z", "2026-11-17T01:59:00Z", false],
  ["2026-11-16T12:00:00Z", "2026-11-17T02:00:00Z", true],
  ["2026-11-17T02:01:00Z", "2026-11-17T02:11:00Z", false],
  ["2026-11-17T01:00:00Z", "2026-11-17T05:00:00Z", true],
])("[VALUE-13] trained %s, asked %s: %s", (trainedAt, now, due) => {
  expect(isTrainingDue(new Date(trainedAt), new Date(now))).toBe(due);
});
