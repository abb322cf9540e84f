import { EventEmitter } from "node:events";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { type StopStep, stopOnSignal } from "./stop-on-signal.ts";

function started(steps: StopStep[], hardEndMs?: number) {
  const signals = new EventEmitter();
  const logged: string[] = [];
  const log = pino(new Writable({ write: (chunk, _, done) => done(void logged.push(String(chunk))) }));
  const left = Promise.withResolvers<number>();
  stopOnSignal({ log, steps: () => steps, exit: left.resolve, signals, ...(hardEndMs && { hardEndMs }) });
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
  const { signals, logged, left } = started([{ name: "the database", run: () => new Promise(() => {}) }], 1);
  signals.emit("SIGTERM", "SIGTERM");
  expect(await left).toBe(1);
  expect(logged.join("")).toContain("the database did not end");
});

test("[STOP-3] a second signal leaves at once, and a step that fails leaves uncleanly", async () => {
  const hanging = started([{ name: "x", run: () => new Promise(() => {}) }]);
  hanging.signals.emit("SIGTERM", "SIGTERM");
  hanging.signals.emit("SIGINT", "SIGINT");
  expect(await hanging.left).toBe(1);
  const failing = started([{ name: "x", run: () => Promise.reject(new Error("no")) }]);
  failing.signals.emit("SIGTERM", "SIGTERM");
  expect(await failing.left).toBe(1);
});
