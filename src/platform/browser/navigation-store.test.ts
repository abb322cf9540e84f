import { beforeEach, expect, test, vi } from "vitest";
import { giveUp, navigationStore, tryAgain, untilReached } from "./navigation-store.ts";

const problem = () => navigationStore.getState().problem;

/** What a test leaves waiting is not the next one's. */
let elsewhere: AbortController;
beforeEach(() => {
  elsewhere = new AbortController();
  return () => elsewhere.abort();
});

/** A step that nobody waits for the end of. */
function begin(work: () => Promise<unknown>): void {
  untilReached({ work, problemOf: () => "unreached", signal: elsewhere.signal }).catch(() => {});
}

test("[BREAK-2] what cannot be reached waits, and goes on when it is tried again", async () => {
  const work = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue("sidan");
  const found = untilReached({ work, problemOf: () => "unreached" });
  await expect.poll(problem).toBe("unreached");
  tryAgain();
  expect(problem()).toBeNull();
  expect(await found).toBe("sidan");
  expect(work).toHaveBeenCalledTimes(2);
});

test("[BREAK-2] it may fail any number of times, and nothing is tried that nobody asked for", async () => {
  const work = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  begin(work);
  for (const tries of [1, 2, 3]) {
    await expect.poll(problem).toBe("unreached");
    expect(work).toHaveBeenCalledTimes(tries);
    tryAgain();
  }
});

test("[BREAK-2] whoever goes elsewhere has nothing waiting any more", async () => {
  const found = untilReached({
    work: () => Promise.reject(new TypeError("Failed to fetch")),
    problemOf: () => "unreached",
    signal: elsewhere.signal,
  });
  await expect.poll(problem).toBe("unreached");
  elsewhere.abort();
  await expect(found).rejects.toThrow("aborted");
  expect(problem()).toBeNull();
});

test("[BREAK-4] a step that is given up is no problem any more, until the next", async () => {
  begin(() => Promise.reject(new Error("nej")));
  await expect.poll(problem).toBe("unreached");
  giveUp();
  expect(problem()).toBe("givenUp");
  tryAgain();
  await expect.poll(problem).toBe("unreached");
});
