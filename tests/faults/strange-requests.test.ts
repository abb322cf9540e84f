import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { fuzz } from "#tests/fuzz/fuzz.ts";
import { residentMegabytes } from "#tests/memory-of.ts";
import { startServer } from "#tests/running-server.ts";

const seed = "long";
const requests = 50_000;
/** Until then caches fill and V8 learns what is asked often. */
const warmUp = 10_000;
const maxGrowth = 60;

test("[FUZZ-1] [FUZZ-2] 50,000 strange requests: none fails, none hangs, and memory stays flat", async () => {
  const DATA_DIR = await stockedDataDir();
  const server = await startServer({ DATA_DIR, LOG_LEVEL: "error" });
  onTestFinished(async () => {
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const first = await fuzz({ address: server.address, seed, from: 0, to: warmUp });
  const warm = residentMegabytes(server.process.pid) ?? 0;
  const rest = await fuzz({ address: server.address, seed, from: warmUp, to: requests });
  const last = residentMegabytes(server.process.pid) ?? 0;
  process.stdout.write(
    `${JSON.stringify(rest.statuses)}; ${warm.toFixed(0)} MB after ${warmUp} requests, ${last.toFixed(0)} MB after ${requests}\n`,
  );

  expect([...first.problems, ...rest.problems]).toEqual([]);
  expect(last - warm).toBeLessThan(maxGrowth);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});
