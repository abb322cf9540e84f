import { existsSync, rmSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { moveAtomically } from "./folders.ts";

/**
 * Makes an empty database beside the place where it shall lie, and moves it there when it is whole and on disk:
 * a first start that is cut off leaves nothing that looks like a database.
 */
export async function createFiles(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    const database = await PGlite.create({ fs: new NodeFS(unfinished) });
    await database.close();
    moveAtomically(unfinished, folder);
  } catch (error) {
    const isFull = isDiskFull(unfinished);
    rmSync(unfinished, { recursive: true, force: true });
    if (isFull) throw new Error("no space left on device");
    throw error instanceof Error ? error : new Error(`initdb failed: ${JSON.stringify(error)}`);
  }
}

/** PGlite says of a file that could not be written only that something went wrong. */
function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(folder));
  return bavail * bsize < 2 ** 20;
}
