import { EventEmitter } from "node:events";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { type StopStep, stopOnSignal } from "./stop-on-signal.ts";

function started(steps: StopStep[], { hardEndMs, now }: { hardEndMs?: number; now?: () => number } = {}) {
  const signals = new EventEmitter();
  const logged: string[] = [];
  const log = pino(new Writable({ write: (chunk, _, done) => done(void logged.push(String(chunk))) }));
  const left = Promise.withResolvers<number>();
  stopOnSignal({
    log,
    steps: () => steps,
    exit: left.resolve,
    signals,
    ...(hardEndMs && { hardEndMs }),
    ...(now && { now }),
  });
  return { signals, logged, left: left.promise };
}

test("[STOP-1] the steps are taken in their order, then it leaves cleanly", async () => {
  const done: string[] = [];
  const step = (name: string) => ({ name, run: async () => done.push(name) });
  const { signals, left } = started([step("first"), step("second")]);
  signals.emit("SIGTERM", "SIGTERM");
  expect(await left).toBe(0);
  expect(done).toEqual(["first", "second"]);
});

test("[STOP-3] what never ends is ended, and named", async () => {
  const { signals, logged, left } = started([{ name: "the database", run: () => new Promise(() => {}) }], {
    hardEndMs: 1,
  });
  signals.emit("SIGTERM", "SIGTERM");
  expect(await left).toBe(1);
  expect(logged.join("")).toContain("the database did not end");
});

test("[STOP-3] a second signal leaves at once, and a step that fails leaves uncleanly", async () => {
  let ms = 0;
  const hanging = started([{ name: "x", run: () => new Promise(() => {}) }], { now: () => ms });
  hanging.signals.emit("SIGTERM", "SIGTERM");
  ms = 2_001;
  hanging.signals.emit("SIGINT", "SIGINT");
  expect(await hanging.left).toBe(1);
  const failing = started([{ name: "x", run: () => Promise.reject(new Error("no")) }]);
  failing.signals.emit("SIGTERM", "SIGTERM");
  expect(await failing.left).toBe(1);
});

test("[STOP-5] what comes again within two seconds is the same signal, handed on", async () => {
  const release = Promise.withResolvers<void>();
  const { signals, left } = started([{ name: "x", run: () => release.promise }], { now: () => 0 });
  signals.emit("SIGINT", "SIGINT");
  signals.emit("SIGTERM", "SIGTERM");
  release.resolve();
  expect(await left).toBe(0);
});
