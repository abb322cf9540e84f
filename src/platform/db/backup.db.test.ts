import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChangeCursor, findStockChanges } from "#features/catalogue/storage/stock-changes.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { BackupRefused, backUp, restore } from "./backup.ts";
import { settleChangeLog } from "./change-log-epoch.ts";
import { openDatabase } from "./database.ts";

const now = new Date("2026-11-16T12:00:00Z");

async function filled() {
  const dataDir = await migratedDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  mkdirSync(join(dataDir, "files", "sold-cars"), { recursive: true });
  writeFileSync(join(dataDir, "files", "sold-cars", "2026-10.json"), "{}");
  writeFileSync(join(dataDir, "files", "half.unfinished"), "{");
  return dataDir;
}

const notesIn = async (dataDir: string) => {
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null });
  const { rows } = await pool.query<{ key: string }>("select key from app_meta where key like 'note-%'");
  await close();
  return rows.map(({ key }) => Number(key.slice("note-".length))).toSorted((one, other) => one - other);
};

test("[BACKUP-1] [BACKUP-2] [DATA-45] a backup made while writes go on holds all that was acknowledged before it", async () => {
  const dataDir = await filled();
  const { db, pool, close } = await openDatabase({ dataDir, databaseUrl: null });
  await settleChangeLog(db);
  const cursor = await findChangeCursor(db);
  let written = 0;
  let isOver = false;
  const writer = (async () => {
    while (!isOver) {
      await pool.query("insert into app_meta (key, value) values ($1, 'x')", [`note-${written}`]);
      written++;
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(20);
  const before = written;
  const target = join(temporaryFolder(), "backup");
  await backUp({ dataDir, target, now });
  // The server goes on.
  const after = written;
  await expect.poll(() => written).toBeGreaterThan(after + 5);
  isOver = true;
  await writer;
  await close();

  const place = join(temporaryFolder(), "restored");
  expect(await restore({ source: target, dataDir: place })).toEqual({ at: now.toISOString() });
  const notes = await notesIn(place);
  expect(notes.length).toBeGreaterThanOrEqual(before);
  expect(notes).toEqual(notes.map((_, at) => at));
  expect(readFileSync(join(place, "files", "sold-cars", "2026-10.json"), "utf8")).toBe("{}");
  expect(existsSync(join(place, "files", "half.unfinished"))).toBe(false);

  // Who had read the changes of the one before cannot read on in its copy. [DATA-42]
  const copy = await openDatabase({ dataDir: place, databaseUrl: null });
  expect(await findStockChanges(copy.db, cursor)).toBeNull();
  await copy.close();
});

test("[BACKUP-1] [BACKUP-2] without a server it is copied as well; nothing that is there is written over", async () => {
  const dataDir = await filled();
  const target = join(temporaryFolder(), "backup");
  await backUp({ dataDir, target, now });
  await expect(backUp({ dataDir, target, now })).rejects.toThrow(BackupRefused);
  await expect(restore({ source: target, dataDir })).rejects.toThrow(/is not empty/);
  await expect(restore({ source: dataDir, dataDir: temporaryFolder() })).rejects.toThrow(/is no backup/);
  await expect(backUp({ dataDir: temporaryFolder(), target: `${target}2`, now })).rejects.toThrow(
    /no database/,
  );
  expect(existsSync(`${target}2.unfinished`)).toBe(false);
});
