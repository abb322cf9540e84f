import { expect, test } from "vitest";
import {
  type AttemptLimit,
  type Attempts,
  afterAttempt,
  attemptLimits,
  noAttempts,
} from "./attempt-limits.ts";

const start = new Date("2026-11-19T08:00:00Z");
const limit: AttemptLimit = { free: 3, firstDelayS: 2, maxDelayS: 60, decaysOneInS: 600 };

/** Somebody who tries again as soon as it is allowed: the pauses, in seconds. */
function pauses(times: number): number[] {
  let attempts: Attempts = noAttempts(start);
  let now = start;
  return Array.from({ length: times }, () => {
    const after = afterAttempt(attempts, limit, now);
    if ("waitMs" in after) throw new Error("too early");
    attempts = after;
    const pause = after.freeAt.getTime() - now.getTime();
    now = after.freeAt;
    return pause / 1_000;
  });
}

test("[IDP-4] the first are free, then each waits twice as long as the one before, and never longer than the bound", () => {
  expect(pauses(11)).toEqual([0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test("[IDP-4] whoever has to wait is told how long, and counts for nothing", () => {
  const waiting = { level: 4, at: start, freeAt: new Date(start.getTime() + 2_000) };
  expect(afterAttempt(waiting, limit, new Date(start.getTime() + 500))).toEqual({ waitMs: 1_500 });
});

test("[IDP-4] an attack of a day is forgotten within hours", () => {
  let attempts: Attempts = noAttempts(start);
  let now = start;
  for (let times = 0; times < 500; times++) {
    const after = afterAttempt(attempts, attemptLimits.user, now);
    if ("waitMs" in after) throw new Error("too early");
    attempts = after;
    now = after.freeAt;
  }
  const later = new Date(now.getTime() + 3 * 3_600_000);
  expect(afterAttempt(attempts, attemptLimits.user, later)).toEqual({ level: 1, at: later, freeAt: later });
});
