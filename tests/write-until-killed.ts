import { writeSync } from "node:fs";
import { Pool } from "pg";
import { startEmbedded } from "#platform/db/embedded/start-embedded.ts";

/**
 * Run as a process of its own with a data folder: first tells what it finds there (one line of JSON), then writes
 * pairs of rows through several connections at once, and prints each pair's number when the commit is acknowledged.
 */
const [, , dataDir = ""] = process.argv;
const { url } = await startEmbedded(dataDir);
const pool = new Pool({ connectionString: url, max: 4 });
await pool.query(
  "create table if not exists pairs (n integer, half text, filling text, primary key (n, half))",
);
await pool.query("create index if not exists pairs_filling on pairs (filling)");

const { rows } = await pool.query(`select n, count(*)::int as halves from pairs group by n order by n`);
await pool.query("set enable_seqscan = off");
const byIndex = await pool.query(
  "select count(*)::int as count from (select filling from pairs order by filling) as x",
);
await pool.query("set enable_seqscan = on");
writeSync(1, `${JSON.stringify({ pairs: rows, byIndex: byIndex.rows[0].count })}\n`);

let next = 1 + Math.max(0, ...rows.map(({ n }) => n));
async function writePairs(): Promise<never> {
  for (;;) {
    const n = next++;
    const client = await pool.connect();
    await client.query("begin");
    await client.query("insert into pairs values ($1, 'a', $2)", [n, `${n % 97}`.repeat(200)]);
    await client.query("insert into pairs values ($1, 'b', $2)", [n, `${n % 89}`.repeat(200)]);
    await client.query("commit");
    client.release();
    writeSync(1, `${n}\n`);
  }
}
await Promise.all([1, 2, 3].map(writePairs));
