import { appendFileSync, writeSync } from "node:fs";
import { sql } from "drizzle-orm";
import { openDatabase } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { startJobs } from "#platform/jobs/start-jobs.ts";

/**
 * Run as a process of its own. `write`: adds leads, each with two jobs in its transaction, prints the number of each that
 * is acknowledged, and runs the jobs meanwhile, until it is killed. `finish`: runs what is left, and ends.
 */
const [, , mode = "", dataDir = "", databaseUrl = "", effects = ""] = process.argv;
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
const { db } = database;
/** More than there are kills: each counts as an attempt of what was under way. */
const pausesS = Array.from({ length: 50 }, () => 0);
const jobs = startJobs({
  database: database.background,
  groups: [
    {
      kinds: {
        lead: {
          inTransaction: ({ payload }, tx) =>
            tx.execute(sql`update leads set done = done + 1 where n = ${Number(payload.n)}`),
          pausesS,
        },
        effect: {
          outside: async ({ payload }) => appendFileSync(effects, `${payload.n}\n`),
          timeLimitMs: 60_000,
          pausesS,
        },
      },
      atOnce: 3,
    },
  ],
  clock: () => new Date(),
  leaseMs: 1_000,
  pollEveryMs: 100,
  onFailure: () => {},
  onDead: () => {},
});

async function writeLeads(): Promise<never> {
  for (;;) {
    const n = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(sql`insert into leads default values returning n`);
      const payload = { n: rows[0]?.n };
      await addJob(tx, { kind: "lead", key: `lead:${payload.n}`, payload });
      await addJob(tx, { kind: "effect", key: `effect:${payload.n}`, payload });
      return payload.n;
    });
    writeSync(1, `${n}\n`);
  }
}

async function finish(): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ left: number }>(
      sql`select count(*)::int as left from jobs where state = 'waiting'`,
    );
    if (rows[0]?.left === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rows: found } = await db.execute(sql`select n, done from leads`);
  const { rows: dead } = await db.execute(sql`select key from jobs where state = 'dead'`);
  await jobs.stop();
  await database.close();
  writeSync(1, `${JSON.stringify({ leads: found, dead })}\n`);
}

if (mode === "write") {
  writeSync(1, "open\n");
  await Promise.all([writeLeads(), writeLeads()]);
} else await finish();
