import { writeSync } from "node:fs";
import { sql } from "drizzle-orm";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { savedSearchJobs } from "#features/saved-searches/service/saved-search-jobs.ts";
import { openDatabase } from "#platform/db/database.ts";
import { startJobs } from "#platform/jobs/start-jobs.ts";
import { signedLinks } from "#platform/links/signed-links.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { anEntry } from "./a-stock-entry.ts";
import { aPlate } from "./any-plate.ts";

/**
 * Run as a process of its own. `write`: takes cars in, one in each transaction, prints the plate of each that is
 * acknowledged, and matches and tells meanwhile, until it is killed. `finish`: does what is left, and ends.
 */
const [, , mode = "", dataDir = "", databaseUrl = ""] = process.argv;
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
const { db } = database;

/** Every look is some minutes after the one before: nobody waits here for the pause between two letters. */
let now = Date.now();
const kinds = savedSearchJobs({
  clock: () => {
    now += 16 * 60_000;
    return new Date(now);
  },
  links: signedLinks([{ id: "a", secret: Buffer.alloc(32, 7) }]),
  addToOutbox,
  stores: () => ({}),
  countCars: () => 1,
});
/** More than there are kills: each counts as an attempt of what was under way. */
const pausesS = Array.from({ length: 100 }, () => 0);
const persistent = Object.fromEntries(
  Object.entries(kinds).map(([name, { every, ...kind }]) => [name, { ...kind, pausesS }]),
);
const jobs = startJobs({
  database: database.background,
  groups: [{ kinds: persistent, atOnce: 2 }],
  clock: () => new Date(),
  leaseMs: 1_000,
  pollEveryMs: 100,
  onFailure: () => {},
  onDead: () => {},
});

async function takeCarsIn(): Promise<never> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from cars`);
  for (let at = rows[0]?.count ?? 0; ; at++) {
    const plate = `${emails(Math.floor(at / 1_000))}${String(at % 1_000).padStart(3, "0")}`;
    await db.transaction((tx) =>
      loadCars(tx, [anEntry({ licenseplate: aPlate(plate), normalizedMake: "volvo" })]),
    );
    writeSync(1, `${plate}\n`);
  }
}

function emails(number: number): string {
  return `m${"abcdefgh"[Math.floor(number / 8) % 8]}${"abcdefgh"[number % 8]}`;
}

async function finish(): Promise<void> {
  const waiting = sql`select count(*)::int as left from jobs where state = 'waiting' and kind = 'match-watches'`;
  const untold = sql`select count(*)::int as left from watch_hits where told_at is null`;
  const leftIn = async (query: typeof waiting) =>
    (await db.execute<{ left: number }>(query)).rows[0]?.left ?? 0;
  for (let turn = 0; (await leftIn(waiting)) + (await leftIn(untold)) > 0; turn++) {
    await db.execute(
      sql`insert into jobs (kind, key) values ('tell-watches', ${`finish:${Date.now()}:${turn}`}) on conflict do nothing`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rows: emails } = await db.execute(sql`
    select to_address as "to", subject, (select coalesce(jsonb_agg(block->'car'->>'href'), '[]')
      from jsonb_array_elements(blocks) block where block ? 'car') as shown
    from mails where kind = 'watch-news'`);
  const { rows: cars } = await db.execute(sql`select licenseplate as plate from cars`);
  await jobs.stop();
  await database.close();
  writeSync(1, `${JSON.stringify({ emails, cars })}\n`);
}

if (mode === "write") {
  writeSync(1, "open\n");
  await takeCarsIn();
} else await finish();
