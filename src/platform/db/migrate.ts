import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Pool, PoolClient } from "pg";
import { StartRefused } from "#platform/log/run-or-explain.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));
/** Any number will do, as long as every node of this application uses the same. */
const migrationLock = 727_001;

/**
 * Brings the tables up to date. The migrator takes no lock of its own, so nodes that start together queue
 * here; lock, migrations and unlock share one connection, because the lock belongs to it.
 */
export async function migrate({ pool }: { pool: Pool }): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseOlder(connection);
    await runMigrations(drizzle(connection), { migrationsFolder });
    await connection.query("select pg_advisory_unlock($1)", [migrationLock]);
    connection.release();
  } catch (error) {
    // Ends the connection, and with it the lock, whatever state it is in.
    connection.release(true);
    throw error;
  }
}

/**
 * The steps up to the first of today were folded into it. A database that has run the last of them runs none again; one
 * that stopped among them would be given its tables a second time.
 */
async function refuseOlder(connection: PoolClient): Promise<void> {
  const { rows } = await connection.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if (!rows[0]?.known) return;
  const [first] = readMigrationFiles({ migrationsFolder });
  const last = await connection.query(
    "select max(created_at)::float8 as at from drizzle.__drizzle_migrations",
  );
  const at: number | null = last.rows[0]?.at ?? null;
  if (first && at !== null && at < first.folderMillis)
    throw new StartRefused(
      "this database stopped among steps that have since been folded into one: start the last release that has them on it once, then this one (docs/decisions/0017-one-start-of-the-tables.md)",
    );
}
