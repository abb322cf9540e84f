import type { Pool } from "pg";

/** Any numbers will do, as long as every process of this application uses the same. */
const locks = { soldFiles: 727_002, pictures: 727_003, uploads: 727_004 } as const;

/**
 * One process at a time; the others wait. The lock belongs to the connection, so that a process which is killed lets
 * go of it. [DATA-40]
 */
export async function withLock<Result>(
  pool: Pool,
  lock: keyof typeof locks,
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [locks[lock]]);
    const result = await work();
    await connection.query("select pg_advisory_unlock($1)", [locks[lock]]);
    connection.release();
    return result;
  } catch (error) {
    // Ends the connection, and with it the lock, whatever state it is in.
    connection.release(true);
    throw error;
  }
}
