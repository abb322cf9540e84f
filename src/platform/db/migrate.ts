import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";

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
    await runMigrations(drizzle(connection), { migrationsFolder });
    await connection.query("select pg_advisory_unlock($1)", [migrationLock]);
    connection.release();
  } catch (error) {
    // Ends the connection, and with it the lock, whatever state it is in.
    connection.release(true);
    throw error;
  }
}
