import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

/** The address of a unix socket has room for 107 bytes on Linux and 103 on macOS; DATA_DIR may be longer. */
const maxAddressLength = 103;
const prefix = "milstolpen-";
/** The name under which every PostgreSQL client looks in a folder for the socket of this port. */
const port = 5432;
const socketName = `.s.PGSQL.${port}`;

export type SocketFolder = { url: string; socketPath: string; controlPath: string; remove: () => void };

/** Where it is written which folder the running server uses. */
export const socketFolderNote = (dataDir: string) => join(dataDir, "socket-folder");
export const controlSocketIn = (folder: string) => join(folder, "control");

const urlIn = (folder: string) =>
  `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}&sslmode=disable`;

/** Where another process of the same user reaches the database of the server that runs on `dataDir`. */
export function urlOfRunningServer(dataDir: string): string {
  return urlIn(readFileSync(socketFolderNote(resolve(dataDir)), "utf8"));
}

/** A new folder that only this user may enter. Its place is noted in DATA_DIR, so that a killed server leaves no litter. */
export function makeSocketFolder(dataDir: string): SocketFolder {
  const note = socketFolderNote(dataDir);
  removeStale(note);
  const fits = [tmpdir(), "/tmp"].find(
    (parent) => Buffer.byteLength(join(parent, `${prefix}XXXXXX`, socketName)) <= maxAddressLength,
  );
  const folder = mkdtempSync(join(fits ?? "/tmp", prefix));
  writeFileSync(note, folder);
  return {
    url: urlIn(folder),
    socketPath: join(folder, socketName),
    controlPath: controlSocketIn(folder),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      rmSync(note, { force: true });
    },
  };
}

function removeStale(note: string): void {
  try {
    const folder = readFileSync(note, "utf8");
    if (basename(folder).startsWith(prefix)) rmSync(folder, { recursive: true, force: true });
  } catch {
    // Nothing was left behind, or it is no longer ours to remove.
  }
}
