import { expect, test } from "vitest";
import { lastKnown } from "./last-known.ts";

const away = Object.assign(new Error("gone"), { code: "ECONNREFUSED" });

function started(pending: (key: string) => Promise<string>) {
  const state = { pending, request: 0, now: 0 };
  const ask = lastKnown({
    read: (key: string) => {
      state.request++;
      return state.pending(key);
    },
    nameOf: (key) => key,
    limit: 2,
    patienceMs: 1,
    clock: () => state.now,
  });
  return { state, ask };
}

test("[OUTAGE-2] while the database answers it is asked each time", async () => {
  const { state, ask } = started(async () => "first");
  expect(await ask("a")).toEqual({ value: "first", isOutdated: false });
  state.pending = async () => "second";
  expect(await ask("a")).toEqual({ value: "second", isOutdated: false });
});

test("[OUTAGE-2] while it is away the last value answers, and it is left in peace for a second", async () => {
  const { state, ask } = started(async () => "known");
  await ask("a");
  state.pending = () => Promise.reject(away);
  expect(await ask("a")).toEqual({ value: "known", isOutdated: true });
  expect(await ask("a")).toEqual({ value: "known", isOutdated: true });
  expect(state.request).toBe(2);
  state.now = 1_001;
  state.pending = async () => "back";
  expect(await ask("a")).toEqual({ value: "back", isOutdated: false });
});

test("[OUTAGE-2] a database that does not answer in time is as good as away", async () => {
  const { state, ask } = started(async () => "known");
  await ask("a");
  state.pending = () => new Promise(() => {});
  expect(await ask("a")).toEqual({ value: "known", isOutdated: true });
});

test("[OUTAGE-2] what was never read, and a mistake of ours, fail", async () => {
  const { state, ask } = started(() => Promise.reject(away));
  await expect(ask("a")).rejects.toBe(away);
  state.pending = async () => "known";
  await ask("a");
  state.pending = () => Promise.reject(new TypeError("ours"));
  await expect(ask("a")).rejects.toThrow(TypeError);
});

test("[OUTAGE-2] only so many values are remembered", async () => {
  const { state, ask } = started(async (key) => key);
  for (const key of ["a", "b", "c"]) await ask(key);
  state.pending = () => Promise.reject(away);
  expect((await ask("c")).isOutdated).toBe(true);
  await expect(ask("a")).rejects.toBe(away);
});
