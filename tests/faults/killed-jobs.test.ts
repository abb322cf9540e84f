import { expect, onTestFinished, test } from "vitest";
import { expectEachOnce, killJobs } from "#tests/kill-jobs.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const binaries = findPostgresOrSaySkipped();

function report(where: string, { leads, effects }: Awaited<ReturnType<typeof killJobs>>) {
  const twice = effects.length - new Set(effects).size;
  process.stdout.write(`${where}: ${leads.length} leads, 0 lost, ${twice} effects outside happened twice\n`);
}

test("[JOB-8] twenty kills of the process that has the embedded database", async () => {
  const found = await killJobs({ folder: temporaryFolder(), databaseUrl: null }, { kills: 20, processes: 1 });
  expectEachOnce(found);
  expect(found.acknowledged.length).toBeGreaterThan(100);
  report("embedded", found);
});

test.skipIf(binaries === null)("[JOB-8] twenty kills of two processes on one PostgreSQL", async () => {
  const server = await startPostgres(binaries ?? "");
  onTestFinished(server.stop);
  const found = await killJobs(
    { folder: temporaryFolder(), databaseUrl: server.url },
    { kills: 20, processes: 2 },
  );
  expectEachOnce(found);
  expect(found.acknowledged.length).toBeGreaterThan(100);
  report("server", found);
});
