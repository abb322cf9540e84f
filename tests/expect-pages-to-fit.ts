import { expect } from "vitest";
import { differentPages, visit } from "./different-pages.ts";
import { residentMegabytes } from "./memory-of.ts";
import type { RunningServer } from "./running-server.ts";

/** What we promise is 400 (docs/performance.md): here only growth shall be noticed, on every kind of machine. */
const maxMegabytes = 450;

/** The server has shown so many different pages, and takes what we promise. */
export async function expectPagesToFit(server: RunningServer, count: number): Promise<void> {
  const pages = await differentPages(server.address, count);
  expect(new Set(pages).size).toBe(count);
  await visit(server.address, pages);
  // While the valuation is trained, beside the visits on a slow machine, it takes more for some seconds.
  await expect
    .poll(() => residentMegabytes(server.process.pid) ?? 0, { timeout: 120_000, interval: 1_000 })
    .toBeLessThan(maxMegabytes);
}
