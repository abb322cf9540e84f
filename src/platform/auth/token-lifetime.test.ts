import { expect, test } from "vitest";
import { isWithinClockSkew } from "./token-lifetime.ts";

const now = new Date("2026-11-15T12:00:00Z");
const secondsFromNow = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test.each([
  [300, true],
  [-300, true],
  [301, false],
  [-301, false],
])("[SIGNIN-3] a stamp %i s off is within the skew: %s", (seconds, within) => {
  expect(isWithinClockSkew(secondsFromNow(seconds), now)).toBe(within);
});
