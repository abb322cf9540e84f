import { EnvironmentError, readEnv } from "#platform/config/env.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openForCommand } from "#platform/db/open-for-command.ts";
import { jobReport } from "#platform/jobs/job-report.ts";
import { countJobs, findDeadJobs } from "#platform/jobs/job-runs.ts";
import { runOrExplain } from "#platform/log/run-or-explain.ts";
import { reviveDead } from "#platform/mail/revive-jobs.ts";

const usage =
  "npm run jobs shows the jobs; npm run jobs -- revive <number>, or revive all, begins dead ones anew";
const maxShown = 50;

/** What waits and what was given up, also beside a running server. */
await runOrExplain(async () => {
  const wanted = readCommandLine(process.argv.slice(2));
  // biome-ignore lint/style/noProcessEnv: the jobs are those of the server's own database.
  const { DATA_DIR, DATABASE_URL } = readEnv(process.env);
  const database = await openForCommand({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL ?? null });
  try {
    await migrate(database.background);
    const { db } = database;
    if (wanted !== null) process.stdout.write(`${await reviveDead(db, wanted)} begin anew.\n`);
    const lines = jobReport(await countJobs(db), await findDeadJobs(db, maxShown));
    process.stdout.write(`${lines.join("\n")}\n`);
  } finally {
    await database.close();
  }
}, "The jobs could not be read");

function readCommandLine(words: readonly string[]): number | "all" | null {
  if (words.length === 0) return null;
  const [verb, which = "", ...more] = words;
  if (verb !== "revive" || more.length > 0 || !/^(?:all|\d{1,15})$/.test(which))
    throw new EnvironmentError(usage);
  return which === "all" ? "all" : Number(which);
}
