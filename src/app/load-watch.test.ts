import { expect, test } from "vitest";
import { sustainedLoad } from "./load-watch.ts";

const calm = { eventLoopDelayMs: 5, waitingForDatabase: 0 };

test.each([
  ["event loop", { ...calm, eventLoopDelayMs: 400 }],
  ["database", { ...calm, waitingForDatabase: 12 }],
])("[ADMIT-2] %s: what is short in each of eight samples is, a moment's standstill is not", (_, short) => {
  const load = sustainedLoad();
  for (let round = 0; round < 5; round++) {
    for (let at = 0; at < 7; at++) load.add(short);
    expect(load.isHigh()).toBe(false);
    load.add(calm);
  }
  for (let at = 0; at < 8; at++) load.add(short);
  expect([load.isHigh(), load.latest()]).toEqual([true, short]);
  load.add(calm);
  expect(load.isHigh()).toBe(false);
});
