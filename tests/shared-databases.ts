import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenDatabase, openDatabase } from "#platform/db/database.ts";
import { socketFolderNote } from "#platform/db/embedded/socket-folder.ts";
import { migrate } from "#platform/db/migrate.ts";
import { migratedDataDir } from "./data-dirs.ts";
import { startPostgres } from "./postgres-server.ts";

type SharedDatabase = OpenDatabase & {
  /** A folder of its own for what is stored beside the database. */
  dataDir: string;
};

/** Those of this worker that nobody uses. To open one takes longer than most tests, so they are emptied and lent again. */
const idle: Record<"embedded" | "server", OpenDatabase[]> = { embedded: [], server: [] };

/** An empty, migrated embedded database, which goes to the next test when it is closed. */
export function lendEmbedded(): Promise<SharedDatabase> {
  return lend(idle.embedded, openEmbedded);
}

/** The same, on a server of this worker. */
export function lendServer(binaries: string): Promise<SharedDatabase> {
  return lend(idle.server, () => openServer(binaries));
}

async function lend(free: OpenDatabase[], open: () => Promise<OpenDatabase>): Promise<SharedDatabase> {
  const database = free.pop() ?? (await open());
  await emptyTables(database);
  const dataDir = mkdtempSync(join(tmpdir(), "milstolpen-test-"));
  return {
    ...database,
    dataDir,
    close: async () => {
      free.push(database);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openEmbedded(): Promise<OpenDatabase> {
  const dataDir = await migratedDataDir();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  removeWithTheWorker(dataDir, readFileSync(socketFolderNote(dataDir), "utf8"));
  return database;
}

async function openServer(binaries: string): Promise<OpenDatabase> {
  const { url } = await startPostgres(binaries);
  const database = await openDatabase({ dataDir: "", databaseUrl: url });
  await migrate(database);
  return database;
}

/** A worker is ended without a word, so somebody else waits for its end. */
function removeWithTheWorker(...folders: string[]): void {
  spawn("sh", ["-c", 'cat >/dev/null; rm -rf "$@"', "sh", ...folders], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  }).unref();
}

/**
 * As after the migrations: without rows, and every number begins anew. No trigger notes or refuses it. By DELETE: to
 * truncate means new files for every table and index, which costs more than the few rows of a test.
 */
export async function emptyTables({ pool }: Pick<OpenDatabase, "pool">): Promise<void> {
  await pool.query(`
    do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        execute 'delete from ' || name;
      end loop;
      for name in select quote_ident(sequencename) from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute 'alter sequence ' || name || ' restart';
      end loop;
    end $$`);
}
