import { expect, test } from "vitest";
import { isRefreshTokenUsable, isRetained, isWithinClockSkew } from "./token-lifetime.ts";

const now = new Date("2026-11-15T12:00:00Z");
const secondsFromNow = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test.each([
  [301, true],
  [300, false],
  [0, false],
  [-60, false],
])("[SIGNIN-2] a refresh token with %i s left is sent: %s", (secondsLeft, usable) => {
  expect(isRefreshTokenUsable(secondsFromNow(secondsLeft), now)).toBe(usable);
});

test.each([
  [300, true],
  [-300, true],
  [301, false],
  [-301, false],
])("[SIGNIN-3] a stamp %i s off is within the skew: %s", (seconds, within) => {
  expect(isWithinClockSkew(secondsFromNow(seconds), now)).toBe(within);
});

test("[SIGNIN-4] five days, and then it is let go", () => {
  expect(isRetained(new Date("2026-11-10T12:00:01Z"), now)).toBe(true);
  expect(isRetained(new Date("2026-11-10T12:00:00Z"), now)).toBe(false);
});
