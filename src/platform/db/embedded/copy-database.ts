import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { askForCopy } from "./control.ts";
import { DataDirInUse, DataDirUnusable, lockDataDir } from "./data-dir.ts";
import { copyFolder } from "./folders.ts";
import { controlSocketIn, socketFolderNote } from "./socket-folder.ts";

/** A copy of the database in `dataDir` as it is at one instant, whether a server runs on it or not. */
export async function copyDatabase(dataDir: string, to: string): Promise<void> {
  const folder = join(resolve(dataDir), "postgres");
  if (!existsSync(join(folder, "PG_VERSION"))) {
    throw new DataDirUnusable(`DATA_DIR ${resolve(dataDir)} has no database in it.`);
  }
  try {
    const { release } = lockDataDir(dataDir);
    try {
      copyFolder(folder, to);
    } finally {
      release();
    }
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    await askForCopy(controlSocketIn(readFileSync(socketFolderNote(resolve(dataDir)), "utf8")), to);
  }
}
