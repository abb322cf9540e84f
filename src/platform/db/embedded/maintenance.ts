import type { Pool } from "pg";

/** What PostgreSQL's own autovacuum goes by; the embedded database has no background processes. */
const untidy = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
     or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
     or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/** Frees dead rows and renews statistics where it is due, table by table so that queries get in between. */
export async function vacuum(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(untidy);
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
  // Nobody else ends the write-ahead log either: without this it grows, and so does the next start.
  await pool.query("checkpoint");
  return rows.map(({ name }) => name);
}

const everyFiveMinutes = 5 * 60_000;

/** Returns how to stop. A failed round is ignored: the next one tries again. */
export function startMaintenance(pool: Pool): () => void {
  const timer = setInterval(() => vacuum(pool).catch(() => {}), everyFiveMinutes);
  timer.unref();
  return () => clearInterval(timer);
}
