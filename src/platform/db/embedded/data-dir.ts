import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another server has the folder open. */
export class DataDirInUse extends Error {
  override name = "DataDirInUse";
}

/** The folder cannot be made or written. */
export class DataDirUnusable extends Error {
  override name = "DataDirUnusable";
}

export type LockedDataDir = { path: string; databaseFolder: string; release: () => void };

const busy = 5;
const readAndWrite = constants.R_OK | constants.W_OK;

/**
 * Makes the folder and takes it for this process alone: two at once would destroy each other's data in silence.
 * The lock is an open exclusive transaction on an empty SQLite file. The kernel holds it, so it goes when the
 * process goes, however that happens; a file with a process number would stay behind.
 */
export function lockDataDir(dataDir: string): LockedDataDir {
  const path = resolve(dataDir);
  const lockFile = join(path, "in-use.lock");
  const databaseFolder = join(path, "postgres");
  let lock: DatabaseSync | null = null;
  try {
    mkdirSync(path, { recursive: true });
    // Whoever may only read would get the lock as well: SQLite is content with that.
    for (const needed of [path, lockFile, databaseFolder].filter(existsSync))
      accessSync(needed, readAndWrite);
    lock = new DatabaseSync(lockFile, { timeout: 0 });
    lock.exec("begin exclusive");
    const held = lock;
    refuseForeignFiles(databaseFolder);
    return { databaseFolder, path, release: () => held.isOpen && held.close() };
  } catch (error) {
    lock?.close();
    if (error instanceof DataDirUnusable) throw error;
    const { errcode, message } = error as Error & { errcode?: number };
    throw errcode === busy
      ? new DataDirInUse(`DATA_DIR ${path} is in use by another server. Stop it, or choose another DATA_DIR.`)
      : new DataDirUnusable(`DATA_DIR ${path} cannot be used: ${message}`);
  }
}

/**
 * A folder that has files and not the one that every PostgreSQL has is a database that has been damaged, or somebody
 * else's: to make a new one over it would destroy what can still be saved.
 */
function refuseForeignFiles(databaseFolder: string): void {
  if (!existsSync(databaseFolder) || existsSync(join(databaseFolder, "PG_VERSION"))) return;
  if (readdirSync(databaseFolder).length === 0) {
    rmdirSync(databaseFolder);
    return;
  }
  throw new DataDirUnusable(
    `${databaseFolder} has files in it but no PG_VERSION, so it is no whole database. Restore a backup into another DATA_DIR, or move the folder away.`,
  );
}
