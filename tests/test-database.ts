import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { type Database, type OpenDatabase, openDatabase } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { migratedDataDir } from "./data-dirs.ts";
import { findPostgresOrSaySkipped, startPostgres } from "./postgres-server.ts";

type TestDatabase = OpenDatabase & { dataDir: string };

/** An empty, migrated embedded database in a folder of its own, which goes when it is closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = await migratedDataDir();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  return {
    ...database,
    dataDir,
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same, on a server that the test starts. */
async function openTestServer(binaries: string): Promise<OpenDatabase> {
  const server = await startPostgres(binaries);
  const database = await openDatabase({ dataDir: "", databaseUrl: server.url });
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

/** What holds for one target must hold for the other: the tests are run on both, each time on empty tables. [DATA-4] */
export function onBothDatabases(define: (database: () => OpenDatabase) => void): void {
  describe("embedded", () => defineOn(openTestDatabase, define));
  onServer("server", define);
}

/** For what takes two sessions at once: the embedded database has one. Also on empty tables each time. */
export function onServer(name: string, define: (database: () => OpenDatabase) => void): void {
  const binaries = findPostgresOrSaySkipped();
  describe.skipIf(binaries === null)(name, () => defineOn(() => openTestServer(binaries ?? ""), define));
}

function defineOn(open: () => Promise<OpenDatabase>, define: (database: () => OpenDatabase) => void): void {
  let database: OpenDatabase | null = null;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database && emptyTables(database.db));
  afterAll(() => database?.close());
  define(() => {
    if (!database) throw new Error("The database is open only while a test runs");
    return database;
  });
}

/** By DELETE: to truncate means new files for every table and index, which costs more than the few rows of a test. */
async function emptyTables(db: Database): Promise<void> {
  await db.execute(
    sql`delete from test_drives; delete from cars; delete from stores; delete from external_adverts; delete from app_meta; delete from stock_changes;
      delete from picture_sources; delete from jobs; delete from mails; delete from mail_addresses; delete from mail_opt_outs; delete from holds;
      delete from shared_lists; delete from estimates; delete from watches; delete from matched_cars;
      delete from account_links; delete from account_sessions; delete from account_states`,
  );
}
