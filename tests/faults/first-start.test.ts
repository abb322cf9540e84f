import { once } from "node:events";
import { readdirSync } from "node:fs";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { demoCounts } from "#demo/demo-counts.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { refusedStart, spawnServer, startServer, stockOf } from "#tests/running-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { smallDisk } from "./small-disk.ts";

const binaries = findPostgresOrSaySkipped();

test.each([
  ["while the database is made", 20],
  ["while the demo stock is loaded", 90],
])("[ENV-3] a disk that is full %s is one line and exit code 1", async (_, megabytes) => {
  const DATA_DIR = smallDisk(megabytes);
  if (DATA_DIR === null) return;
  const { code, stderr } = await refusedStart({ DATA_DIR });
  expect(stderr.trim()).toMatch(/^Milstolpen cannot start: the disk is full[^\n]*$/);
  expect(code).toBe(1);
});

test("[STOP-4] [START-1] SIGTERM while the demo stock is loaded is a clean end, and the next start loads all of it", async () => {
  const DATA_DIR = temporaryFolder();
  const child = spawnServer({ DATA_DIR });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  // The folder of the database is there when it is whole: then the tables are made and the stock is loaded.
  await expect.poll(() => readdirSync(DATA_DIR), { timeout: 120_000 }).toContain("postgres");
  child.kill("SIGTERM");
  const [code] = await once(child, "close");
  expect([code, output]).toEqual([0, expect.stringContaining("stopped before the start was finished")]);
  expect(output).not.toMatch(/\n\s+at /);

  const next = await startServer({ DATA_DIR });
  onTestFinished(async () => void (await next.stop("SIGKILL")));
  const { httpStatus, stock } = await stockOf(next.address);
  expect(httpStatus).toBe(200);
  expect(stock.forSale + stock.incoming).toBe(demoCounts.forSale + demoCounts.incoming);
  expect(await next.stop()).toBe(0);
});

test.skipIf(binaries === null)("[ENV-3] a database user without rights is one line", async () => {
  const postgres = await startPostgres(binaries ?? "");
  onTestFinished(postgres.stop);
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query("create role weak login");
  await admin.query("create database bilar");
  await admin.end();
  const DATABASE_URL = postgres.url.replace("postgres@", "weak@").replace("/postgres?", "/bilar?");
  const { code, stderr } = await refusedStart({ DATABASE_URL, DATA_DIR: temporaryFolder() });
  expect([code, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^Milstolpen cannot start: [^\n]*lacks a right[^\n]*$/),
  ]);
});
