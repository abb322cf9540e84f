import { existsSync, rmSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { moveWhole } from "./whole-folder.ts";

/**
 * Makes an empty database beside the place where it shall lie, and moves it there when it is whole and on disk:
 * a first start that is cut off leaves nothing that looks like a database. [DATA-6]
 */
export async function createFiles(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await PGlite.create({ fs: new NodeFS(unfinished) });
  await database.close();
  moveWhole(unfinished, folder);
}
