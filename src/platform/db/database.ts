import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { Pool, type PoolConfig } from "pg";
import { startMaintenance } from "./embedded/maintenance.ts";
import { startEmbedded } from "./embedded/start-embedded.ts";
import { isOutage } from "./outage.ts";
import { isReachable } from "./ready.ts";
import { type TimeLimits, timeLimits } from "./time-limits.ts";

/** What queries are given: the database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
/** What writes that belong together are given: they happen all, or not at all. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

type Connections = { db: Database; pool: Pool };

export type OpenDatabase = Connections & {
  /** Where other processes reach the same database. */
  url: string;
  /** For what no visitor waits for and takes long: migrations, imports, jobs. */
  background: Connections;
  /** Whether the database answers, within two seconds, however busy the other connections are. */
  isReachable: () => Promise<boolean>;
  /** Resolves if the embedded database stops by itself: then nothing can be served until the next start. */
  failure: Promise<Error>;
  close: () => Promise<void>;
  /** Leaves in the middle of whatever is under way, which is rolled back: for a start that is called off. */
  abandon: () => Promise<void>;
};

/** Nobody answers at DATABASE_URL, or not as a PostgreSQL that lets us in. */
export class DatabaseUnreachable extends Error {
  override name = "DatabaseUnreachable";
}

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
  const { end, ...connections } = connect({ connectionString: embedded.url }, timeLimits.embedded);
  const stopMaintenance = startMaintenance(connections.background.pool);
  return {
    ...connections,
    url: embedded.url,
    failure: embedded.failure,
    close: async () => {
      stopMaintenance();
      await end();
      await embedded.close();
    },
    abandon: () => {
      stopMaintenance();
      return embedded.close();
    },
  };
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const { end, ...connections } = connect(
    { connectionString: databaseUrl, keepAlive: true },
    timeLimits.server,
  );
  try {
    await connections.pool.query("select 1");
  } catch (error) {
    await end();
    throw new DatabaseUnreachable(
      `DATABASE_URL (${placeOf(databaseUrl)}) cannot be reached: ${reasonOf(error)}`,
    );
  }
  return {
    ...connections,
    url: databaseUrl,
    failure: new Promise(() => {}),
    close: end,
    abandon: async () => {},
  };
}

/** Three pools, because what one of them waits for must not hold up the others. They connect when first used. */
function connect(address: PoolConfig, limits: TimeLimits) {
  const serving = poolOf({ ...address, ...limits.serving, max: 10 });
  const background = poolOf({ ...address, ...limits.background, max: 6 });
  const probe = poolOf({ ...address, ...limits.probe, max: 1 });
  return {
    db: databaseOn(serving),
    pool: serving,
    background: { db: databaseOn(background), pool: background },
    isReachable: () => isReachable(drizzle(probe)),
    end: async () => void (await Promise.all([serving, background, probe].map((pool) => pool.end()))),
  };
}

/**
 * The transactions are ours: those of the query builder keep the connection for ever when they cannot begin, and give
 * it back to the pool when it no longer answers.
 */
function databaseOn(pool: Pool): Database {
  const db = drizzle(pool);
  const transaction: Database["transaction"] = async (work, config) => {
    const connection = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(connection).transaction(work, config);
    } catch (error) {
      isBroken = isOutage(error);
      throw error;
    } finally {
      connection.release(isBroken);
    }
  };
  return Object.assign(db, { transaction });
}

/**
 * A connection that breaks tells it by an event, and an event without a listener ends the process. The query that
 * needed the connection fails anyway, and the pool makes a new one for the next.
 */
function poolOf(config: PoolConfig): Pool {
  const pool = new Pool(config);
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
