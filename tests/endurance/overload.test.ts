import { rmSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { startServer } from "#tests/running-server.ts";
import { addressesOf } from "../../bench/load/addresses.ts";
import { step, times } from "../../bench/load/step.ts";

/** Fewer than are let in while the line does not end. */
const calmAtOnce = 6;

test("[ADMIT-8] twice what it can take: as much is answered, the rest refused at once, probes are answered, and then all is well", async () => {
  const DATA_DIR = await stockedDataDir();
  const server = await startServer({ DATA_DIR, LOG_LEVEL: "info" });
  const worker = new Worker(new URL("../../bench/load/generator.ts", import.meta.url));
  onTestFinished(async () => {
    await worker.terminate();
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  const { address } = server;
  const addresses = await addressesOf(server, 10);
  const measured = (seed: string, load: { seconds: number } & ({ perSecond: number } | { atOnce: number })) =>
    step({ worker, server }, { name: seed, order: { address, seed, addresses, ...load } });

  await measured("first", { atOnce: calmAtOnce, seconds: 5 });
  const calm = await measured("calm", { atOnce: calmAtOnce, seconds: 10 });
  expect([calm.refusedShare, calm.failedShare]).toEqual([0, 0]);

  const crowd = await measured("crowd", { perSecond: Math.max(10, 2 * calm.goodput), seconds: 20 });
  const refused = crowd.answers.filter(({ status }) => status === 503);
  const admitted = crowd.answers.filter(({ status }) => status === 200 || status === 303);
  expect(refused.length).toBeGreaterThan(0);
  expect(crowd.isWellRefused).toBe(true);
  expect(crowd.failedShare).toBe(0);
  // A shared machine has slow moments: what must not happen is that it serves less and less.
  expect(crowd.goodput).toBeGreaterThan(calm.goodput / 2);
  expect(times(refused, 0.5)).toBeLessThan(times(admitted, 0.5));
  expect(crowd.probesFailed).toBe(0);

  const after = await measured("after", { atOnce: 1, seconds: 5 });
  expect([after.refusedShare, after.failedShare]).toEqual([0, 0]);
  // None of that was a failure of ours.
  expect(server.output()).not.toMatch(/"level":[56]0/);
});
