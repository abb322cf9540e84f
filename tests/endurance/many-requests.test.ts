import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { differentPages, visit } from "#tests/different-pages.ts";
import { fuzz } from "#tests/fuzz/fuzz.ts";
import { residentMegabytes } from "#tests/memory-of.ts";
import { type RunningServer, startServer } from "#tests/running-server.ts";

/** What we promise is 400 (docs/performance.md): here only growth shall be noticed, on every kind of machine. */
const mostMegabytes = 450;

let server: RunningServer;
let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await stockedDataDir();
  server = await startServer({ DATA_DIR, LOG_LEVEL: "error", VALUATIONS: "on" });
});
afterAll(async () => {
  await server.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test("[MEMORY-1] a thousand different pages fit into what we promise to take", {
  timeout: 900_000,
}, async () => {
  const pages = await differentPages(server.address, 1_000);
  expect(new Set(pages).size).toBe(1_000);
  await visit(server.address, pages);
  // While the valuation is trained, beside the visits on a slow machine, it takes more for some seconds.
  await expect
    .poll(() => residentMegabytes(server.process.pid) ?? 0, { timeout: 120_000, interval: 1_000 })
    .toBeLessThan(mostMegabytes);
});

test("[FUZZ-1] 800 strange requests: none fails, none hangs, none ends the server", async () => {
  const { problems } = await fuzz({ address: server.address, seed: "short", from: 0, to: 800 });
  expect(problems).toEqual([]);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});
