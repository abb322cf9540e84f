import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChangeCursor, findStockChanges } from "#features/catalogue/storage/stock-changes.ts";
import { localKeys } from "#platform/auth/idp/idp-keys.ts";
import { readEnv } from "#platform/config/env.ts";
import { linkKeysFrom, localLinkKeys } from "#platform/links/link-keys.ts";
import { signedLinks } from "#platform/links/signed-links.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { BackupRefused, backUp, restore } from "./backup.ts";
import { keysInUse, missingKeySettings } from "./backup-keys.ts";
import { flushChangeLog } from "./change-log-epoch.ts";
import { openDatabase } from "./database.ts";

const now = new Date("2026-11-16T12:00:00Z");
const noKeys = { links: null, provider: null, users: null };

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
  await flushChangeLog(db);
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
  await backUp({ dataDir, target, now, keys: noKeys });
  // The server goes on.
  const after = written;
  await expect.poll(() => written).toBeGreaterThan(after + 5);
  isOver = true;
  await writer;
  await close();

  const filePath = join(temporaryFolder(), "restored");
  expect(await restore({ source: target, dataDir: filePath })).toMatchObject({ at: now.toISOString() });
  const notes = await notesIn(filePath);
  expect(notes.length).toBeGreaterThanOrEqual(before);
  expect(notes).toEqual(notes.map((_, at) => at));
  expect(readFileSync(join(filePath, "files", "sold-cars", "2026-10.json"), "utf8")).toBe("{}");
  expect(existsSync(join(filePath, "files", "half.unfinished"))).toBe(false);

  // Who had read the changes of the one before cannot read on in its copy. [DATA-42]
  const copy = await openDatabase({ dataDir: filePath, databaseUrl: null });
  expect(await findStockChanges(copy.db, cursor)).toBeNull();
  await copy.close();
});

test("[BACKUP-1] [BACKUP-2] without a server it is copied as well; nothing that is there is written over", async () => {
  const dataDir = await filled();
  const target = join(temporaryFolder(), "backup");
  await backUp({ dataDir, target, now, keys: noKeys });
  expect(statSync(target).mode & 0o077).toBe(0);
  await expect(backUp({ dataDir, target, now, keys: noKeys })).rejects.toThrow(BackupRefused);
  await expect(restore({ source: target, dataDir })).rejects.toThrow(/is not empty/);
  await expect(restore({ source: dataDir, dataDir: temporaryFolder() })).rejects.toThrow(/is no backup/);
  await expect(
    backUp({ dataDir: temporaryFolder(), target: `${target}2`, now, keys: noKeys }),
  ).rejects.toThrow(/no database/);
  expect(existsSync(`${target}2.unfinished`)).toBe(false);
});

const settings = readEnv({});
const passphrase = "sju sjömän i sju sjöar";

test.each([
  ["in the clear", undefined],
  ["sealed", passphrase],
])(
  "[BACKUP-3] links and sign-ins from before a backup go on working where it is restored, its keys %s",
  async (_, given) => {
    const dataDir = await filled();
    const later = new Date(now.getTime() + 86_400_000);
    const mailed = signedLinks(localLinkKeys(dataDir)).sign("case", "795046N", later);
    const provider = await localKeys(dataDir);
    const target = join(temporaryFolder(), "backup");
    const keys = keysInUse({ ...settings, DATA_DIR: dataDir });
    await backUp({ dataDir, target, now, keys, passphrase: given });
    const names = readdirSync(target).filter((name) => name.startsWith("keys"));
    const [file] = names.map((name) => join(target, name));
    expect([names.length, statSync(file ?? "").mode & 0o777]).toEqual([1, 0o600]);
    const secret = (keys.links ?? "").trim().split(":")[1] ?? "";
    expect(readFileSync(file ?? "", "utf8").includes(secret)).toBe(given === undefined);

    const filePath = join(temporaryFolder(), "restored");
    await restore({ source: target, dataDir: filePath, passphrase: given });
    expect(signedLinks(localLinkKeys(filePath)).verify("case", mailed, now)).toBe("795046N");
    expect(await localKeys(filePath)).toEqual(provider);
  },
);

test("[BACKUP-3] sealed keys need their passphrase, and nothing is restored without it", async () => {
  const dataDir = await filled();
  localLinkKeys(dataDir);
  const target = join(temporaryFolder(), "backup");
  const keys = keysInUse({ ...settings, DATA_DIR: dataDir });
  await backUp({ dataDir, target, now, keys, passphrase });
  const filePath = temporaryFolder();
  await expect(restore({ source: target, dataDir: filePath })).rejects.toThrow(/set BACKUP_PASSPHRASE/);
  await expect(restore({ source: target, dataDir: filePath, passphrase: `${passphrase}!` })).rejects.toThrow(
    /is not the one/,
  );
  expect(readdirSync(filePath)).toEqual([]);
});

test("[BACKUP-3] keys of the settings are in it too, and the restore says what is to be set", () => {
  const folder = temporaryFolder();
  const users = join(folder, "users.json");
  writeFileSync(users, "[]");
  const LINK_KEYS = linkKeysFrom(`2026b:${"b".repeat(44)},2026a:${"a".repeat(44)}`) ?? undefined;
  const keys = keysInUse({ ...settings, DATA_DIR: folder, LINK_KEYS, AUTH_USERS_FILE: users });
  expect(linkKeysFrom(keys.links?.trim() ?? "")).toEqual(LINK_KEYS);
  const restored = { ...settings, DATA_DIR: "/srv/new", APP_ENV: "production" } as const;
  expect(missingKeySettings(keys, restored)).toEqual([
    "Set LINK_KEYS to what stands in /srv/new/link-keys.",
    expect.stringContaining("Set AUTH_USERS_FILE=/srv/new/auth-users.json"),
  ]);
  const newer = linkKeysFrom(`2027a:${"c".repeat(44)},2026b:${"b".repeat(44)}`) ?? undefined;
  expect(missingKeySettings({ ...keys, users: null }, { ...restored, LINK_KEYS: newer })).toEqual([
    expect.stringMatching(/^LINK_KEYS lacks 2026a: /),
  ]);
  expect(missingKeySettings(null, restored)).toEqual([expect.stringContaining("holds no keys")]);
});
