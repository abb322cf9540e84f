import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { addJob } from "#platform/jobs/jobs.ts";
import { inheritedEnv } from "#tests/inherited-env.ts";
import { openTestDatabase } from "#tests/test-database.ts";

const run = promisify(execFile);

test("[JOB-7] npm run jobs tells and revives beside whoever has the database open", async () => {
  const { db, dataDir, close } = await openTestDatabase();
  onTestFinished(close);
  await addJob(db, { kind: "mail", key: "mail:1", payload: {} });
  await db.execute(sql`update jobs set state = 'dead', finished_at = now(), last_error = '550 No such user'`);
  const jobs = (...words: string[]) =>
    run(process.execPath, ["--import", "./scripts/require-node-24.js", "scripts/jobs.ts", ...words], {
      env: { ...inheritedEnv, DATA_DIR: dataDir },
    });
  const shown = await jobs();
  expect(shown.stdout).toContain("mail: 0 waiting, 0 running, 0 late, 1 given up");
  expect(shown.stdout).toContain("550 No such user");
  const revived = await jobs("revive", "all");
  expect(revived.stdout).toContain("1 begin anew.");
  expect(revived.stdout).toContain("mail: 1 waiting, 0 running, 0 late, 0 given up");
  await expect(jobs("revive", "everything")).rejects.toMatchObject({ code: 1 });
});
