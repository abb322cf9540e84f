import { expect, test } from "vitest";
import { expectEachOnce, killJobs } from "#tests/kill-jobs.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

test("[JOB-8] killed in the middle of jobs, nothing is lost and nothing is written twice", async () => {
  const found = await killJobs({ folder: temporaryFolder(), databaseUrl: null }, { kills: 2, processes: 1 });
  expectEachOnce(found);
  expect(found.acknowledged.length).toBeGreaterThan(5);
});
