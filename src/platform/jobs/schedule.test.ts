import { expect, onTestFinished, test, vi } from "vitest";
import { schedule } from "./schedule.ts";

test("[JOB-1] a job runs soon, then on its schedule, never twice at once, and after a failure again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const failures: unknown[] = [];
  let rounds = 0;
  let atOnce = 0;
  const stop = schedule({
    run: async () => {
      rounds++;
      expect(++atOnce).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      atOnce--;
      if (rounds === 1) throw new Error("no disk");
    },
    firstAfterMs: 100,
    everyMs: 1_000,
    onFailure: (error) => failures.push(error),
  });
  await vi.advanceTimersByTimeAsync(99);
  expect(rounds).toBe(0);
  await vi.advanceTimersByTimeAsync(6_100);
  expect([rounds, failures.length]).toEqual([2, 1]);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(20_000);
  await stopped;
  expect([rounds, atOnce]).toEqual([2, 0]);
});

test("[JOB-1] a round is told that it should stop, and is waited for", async () => {
  let isDone = false;
  const stop = schedule({
    run: async (isStopped) => {
      while (!isStopped()) await new Promise((resolve) => setTimeout(resolve, 5));
      isDone = true;
    },
    firstAfterMs: 0,
    everyMs: 60_000,
    onFailure: () => {},
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  await stop();
  expect(isDone).toBe(true);
});
