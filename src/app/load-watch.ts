import { monitorEventLoopDelay } from "node:perf_hooks";

const sampleMs = 250;
/** How many samples in a row: one that stands out is a machine that stood still for a moment. */
const samplesInARow = 8;
const resolutionMs = 20;
/** What a round of the event loop may take longer than the longest page. */
const longDelayMs = 250;
/** As many as there are connections for visitors. */
const manyWaiting = 10;

export type LoadSample = { eventLoopDelayMs: number; waitingForDatabase: number };
export type LoadWatch = { isHigh: () => boolean; latest: () => LoadSample };

const calm: LoadSample = { eventLoopDelayMs: 0, waitingForDatabase: 0 };
/** Where nobody measures. */
export const noLoad: LoadWatch = { isHigh: () => false, latest: () => calm };
/** Says that something is short when it was in each of the last samples. */
export function sustainedLoad() {
  const inARow: LoadSample = { eventLoopDelayMs: 0, waitingForDatabase: 0 };
  let latest = calm;
  return {
    add: (sample: LoadSample): void => {
      latest = sample;
      inARow.eventLoopDelayMs = sample.eventLoopDelayMs > longDelayMs ? inARow.eventLoopDelayMs + 1 : 0;
      inARow.waitingForDatabase =
        sample.waitingForDatabase >= manyWaiting ? inARow.waitingForDatabase + 1 : 0;
    },
    isHigh: () => Math.max(inARow.eventLoopDelayMs, inARow.waitingForDatabase) >= samplesInARow,
    latest: () => latest,
  };
}

/** What the line of requests does not show: work that is no request's, and a database that many wait for. */
export function loadWatch({ waitingForDatabase }: { waitingForDatabase: () => number }): LoadWatch {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  const load = sustainedLoad();
  delay.enable();
  setInterval(() => {
    const mean = Number.isNaN(delay.mean) ? 0 : delay.mean / 1e6 - resolutionMs;
    delay.reset();
    load.add({ eventLoopDelayMs: Math.max(0, mean), waitingForDatabase: waitingForDatabase() });
  }, sampleMs).unref();
  return { isHigh: load.isHigh, latest: load.latest };
}
