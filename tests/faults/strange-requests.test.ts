import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { demoPassword } from "#platform/auth/idp/staff-users.ts";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { fuzz } from "#tests/fuzz/fuzz.ts";
import { staffBrowser } from "#tests/local-sign-in.ts";
import { residentMegabytes } from "#tests/memory-of.ts";
import { startServer } from "#tests/running-server.ts";

const seed = "long";
const requests = 100_000;
/** Until then caches fill and V8 learns what is asked often. */
const warmUp = 10_000;
const maxGrowth = 60;

test("[FUZZ-1] [FUZZ-2] 100,000 strange requests, half of them calls that the API documents, as one of us who may do everything: none fails, none hangs, and memory stays flat", async () => {
  const DATA_DIR = await stockedDataDir();
  const server = await startServer({ DATA_DIR, LOG_LEVEL: "error" });
  onTestFinished(async () => {
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const { address } = server;
  const browser = staffBrowser({ node: () => address, origin: address, address: null });
  const token = async () =>
    (await browser.tokens((await browser.signIn("maria", demoPassword)).location)).access_token ?? null;
  const first = await fuzz({ address, seed, from: 0, to: warmUp, token: await token() });
  const warm = residentMegabytes(server.process.pid) ?? 0;
  // One that is good for an hour more, however slow the machine is.
  const rest = await fuzz({ address, seed, from: warmUp, to: requests, token: await token() });
  const last = residentMegabytes(server.process.pid) ?? 0;
  process.stdout.write(
    `${JSON.stringify(rest.statuses)}; ${warm.toFixed(0)} MB after ${warmUp} requests, ${last.toFixed(0)} MB after ${requests}\n`,
  );

  expect(rest.statuses[200]).toBeGreaterThan(requests / 10);
  expect([...first.problems, ...rest.problems]).toEqual([]);
  expect(last - warm).toBeLessThan(maxGrowth);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});
