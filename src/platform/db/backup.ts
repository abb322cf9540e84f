import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { pathOfKeys, readKeys, type SiteKeys, writeKeys } from "./backup-keys.ts";
import { resetEpoch } from "./change-log-epoch.ts";
import { openDatabase } from "./database.ts";
import { copyDatabase } from "./embedded/copy-database.ts";
import { lockDataDir } from "./embedded/data-dir.ts";
import { copyFolder, moveAtomically } from "./embedded/folders.ts";

/** Something the operator can put right. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}

const label = z.object({ format: z.literal("site-backup-1"), at: z.string() });
const labelFile = "backup.json";
const keyNames = ["links", "provider", "users"] as const;
/** What a server that was killed leaves in an otherwise empty folder. */
const litter = new Set(["in-use.lock", "socket-folder", "restore.unfinished"]);
/** A file that was being written. */
const isComplete = (path: string) => !path.endsWith(".unfinished");

type Made = { dataDir: string; target: string; now: Date; keys: SiteKeys; passphrase?: string | undefined };

/** A copy of the embedded database, the files beside it and the keys in a new folder; a running server goes on. */
export async function backUp({ dataDir, target, now, keys, passphrase }: Made) {
  const filePath = resolve(target);
  if (existsSync(filePath)) throw new BackupRefused(`${filePath} is there already: choose a new folder.`);
  const unfinished = `${filePath}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  // What customers have sent is for nobody else on this machine.
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    await copyDatabase(dataDir, join(unfinished, "postgres"));
    const files = join(resolve(dataDir), "files");
    if (existsSync(files)) copyFolder(files, join(unfinished, "files"), isComplete);
    writeKeys(unfinished, keys, passphrase);
    const written = { format: "site-backup-1", at: now.toISOString() } satisfies z.infer<typeof label>;
    writeFileSync(join(unfinished, labelFile), `${JSON.stringify(written)}\n`);
    moveAtomically(unfinished, filePath);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

type Restored = { at: string; keys: SiteKeys | null };

/** Puts a backup into an empty `dataDir`, opens it once, and tells of when it is and what signs for it. */
export async function restore({
  source,
  dataDir,
  passphrase,
}: {
  source: string;
  dataDir: string;
  passphrase?: string | undefined;
}): Promise<Restored> {
  const { at } = labelOf(source);
  const keys = keysOf(source, passphrase);
  const filePath = resolve(dataDir);
  const there = existsSync(filePath) ? readdirSync(filePath).filter((name) => !litter.has(name)) : [];
  if (there.length > 0) {
    throw new BackupRefused(
      `DATA_DIR ${filePath} is not empty (${there[0]}): a backup is restored into an empty folder.`,
    );
  }
  const { release } = lockDataDir(filePath);
  const unfinished = join(filePath, "restore.unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  try {
    for (const part of ["postgres", "files"].filter((name) => existsSync(join(source, name)))) {
      copyFolder(join(source, part), join(unfinished, part));
    }
    const database = await openDatabase({ dataDir: unfinished, databaseUrl: null });
    try {
      await resetEpoch(database.db);
    } finally {
      await database.close();
    }
    for (const name of keyNames) {
      const key = keys?.[name] ?? null;
      if (key !== null) writeFileSync(join(filePath, pathOfKeys[name]), key, { mode: 0o600 });
    }
    for (const part of ["files", "postgres"].filter((name) => existsSync(join(unfinished, name)))) {
      renameSync(join(unfinished, part), join(filePath, part));
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    release();
  }
  return { at, keys };
}

function keysOf(source: string, passphrase: string | undefined): SiteKeys | null {
  try {
    return readKeys(source, passphrase);
  } catch (error) {
    throw new BackupRefused(`${resolve(source)} cannot be restored: ${(error as Error).message}.`);
  }
}

function labelOf(source: string): z.infer<typeof label> {
  try {
    return label.parse(JSON.parse(readFileSync(join(source, labelFile), "utf8")));
  } catch {
    throw new BackupRefused(`${resolve(source)} is no backup: there is no ${labelFile} that can be read.`);
  }
}
