import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { migratedDataDir } from "./data-dirs.ts";
import { findPostgresOrSaySkipped, startPostgres } from "./postgres-server.ts";
import { emptyTables, lendEmbedded, lendServer } from "./shared-databases.ts";

type TestDatabase = OpenDatabase & { dataDir: string };

/**
 * An empty, migrated embedded database in a folder of its own, which goes when it is closed: for what other processes
 * open too, or what changes more than rows. Others borrow one (`lendEmbedded`).
 */
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

type Define = (database: () => OpenDatabase) => void;

/** What holds for one target must hold for the other: the tests are run on both, each time on empty tables. */
export function onBothDatabases(define: Define): void {
  describe("embedded", () => defineOn(lendEmbedded, define));
  onServer("server", define);
}

/** The same for tests that change the tables themselves: nobody else gets to see these databases. */
export function onBothOwnDatabases(define: Define): void {
  describe("embedded", () => defineOn(openTestDatabase, define));
  describeOnServer("server", define, openTestServer);
}

/** For what takes two sessions at once: the embedded database has one. Also on empty tables each time. */
export function onServer(name: string, define: Define): void {
  describeOnServer(name, define, lendServer);
}

function describeOnServer(
  name: string,
  define: Define,
  open: (binaries: string) => Promise<OpenDatabase>,
): void {
  const binaries = findPostgresOrSaySkipped();
  describe.skipIf(binaries === null)(name, () => defineOn(() => open(binaries ?? ""), define));
}

function defineOn(open: () => Promise<OpenDatabase>, define: Define): void {
  let database: OpenDatabase | null = null;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database && emptyTables(database));
  afterAll(() => database?.close());
  define(() => {
    if (!database) throw new Error("The database is open only while a test runs");
    return database;
  });
}
