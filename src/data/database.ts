import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { Pool, type PoolConfig } from "pg";
import { startEmbedded } from "./embedded/start-embedded.ts";
import { startUpkeep } from "./embedded/upkeep.ts";

/** What queries are given: the database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
/** What writes that belong together are given: they happen all, or not at all. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type OpenDatabase = {
  db: Database;
  pool: Pool;
  /** Where other processes reach the same database. */
  url: string;
  /** Resolves if the embedded database stops by itself: then nothing can be served until the next start. */
  failure: Promise<Error>;
  close: () => Promise<void>;
};

/** Nobody answers at DATABASE_URL, or not as a PostgreSQL that lets us in. [DATA-15] */
export class DatabaseUnreachable extends Error {
  override name = "DatabaseUnreachable";
}

const connectionTimeoutMillis = 5_000;

/** PostgreSQL at `databaseUrl` when there is one, otherwise the embedded one in `dataDir`. Both look the same from here. */
export function openDatabase({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const embedded = await startEmbedded(dataDir);
  const pool = poolOf({ connectionString: embedded.url });
  const stopUpkeep = startUpkeep(pool);
  return {
    db: drizzle(pool),
    pool,
    url: embedded.url,
    failure: embedded.failure,
    close: async () => {
      stopUpkeep();
      await pool.end();
      await embedded.close();
    },
  };
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = poolOf({ connectionString: databaseUrl, connectionTimeoutMillis, keepAlive: true });
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachable(
      `DATABASE_URL (${placeOf(databaseUrl)}) cannot be reached: ${reasonOf(error)}`,
    );
  }
  return {
    db: drizzle(pool),
    pool,
    url: databaseUrl,
    failure: new Promise(() => {}),
    close: () => pool.end(),
  };
}

/**
 * A connection that breaks tells it by an event, and an event without a listener ends the process. The query that
 * needed the connection fails anyway, and the pool makes a new one for the next. [DATA-18]
 */
function poolOf(config: PoolConfig): Pool {
  const pool = new Pool({ max: 10, ...config });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Host, port and name; never user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Several addresses of one host fail as a group, and the group itself has nothing to say. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
