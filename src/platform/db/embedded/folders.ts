import { closeSync, constants, cpSync, fsyncSync, openSync, readdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";

/** To its new place when all of it is on the disk: who finds it there finds it whole. */
export function moveAtomically(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, encoding: "utf8" })) sync(join(from, entry));
  sync(from);
  renameSync(from, to);
  sync(dirname(to));
}

/** On file systems that can, the copy shares its blocks with the original until one of them changes. */
export function copyFolder(from: string, to: string, isWanted: (path: string) => boolean = () => true): void {
  cpSync(from, to, {
    recursive: true,
    errorOnExist: true,
    force: false,
    mode: constants.COPYFILE_FICLONE,
    filter: isWanted,
  });
}

function sync(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
