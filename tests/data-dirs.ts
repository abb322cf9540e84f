import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isoDate } from "#core/dates/dates.ts";
import { seedDemo } from "#demo/seed.ts";
import { findFullStock } from "#features/catalogue/storage/catalog-stock.ts";
import { snapshotStore } from "#features/catalogue/storage/snapshot/snapshot-store.ts";
import { type OpenDatabase, openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { fingerprint as buildFingerprint } from "../scripts/build-fingerprint.ts";

const dayMs = 24 * 60 * 60 * 1_000;
const ofTheDatabase = ["migrations/**/*.{sql,json}", "src/platform/db/embedded/create-files.ts"];

/** A DATA_DIR with the tables in it, which the test removes. */
export async function migratedDataDir(): Promise<string> {
  return copyOf(await snapshot(`tables-${fingerprint(ofTheDatabase)}`, migrate));
}

/** The same at a place of the test's own. */
export async function migratedDataDirAt(folder: string): Promise<void> {
  renameSync(await migratedDataDir(), folder);
}

/** The tables in a folder of the test's own, or on its server. */
export async function openMigrated(where: { dataDir: string; databaseUrl: string | null }) {
  if (where.databaseUrl === null) await migratedDataDirAt(where.dataDir);
  const database = await openDatabase(where);
  await migrate(database.background);
  return database;
}

/** A DATA_DIR with the whole demo stock of today, which the test removes: to fill one takes ten times as long. */
export async function stockedDataDir(): Promise<string> {
  const today = new Date();
  const made = fingerprint([
    ...ofTheDatabase,
    "src/{demo,core}/**/*.{ts,csv}",
    "src/platform/{db,mail,jobs}/**/*.ts",
    "src/features/*/{rules,storage}/**/*.{ts,json}",
    "brand/*.ts",
  ]);
  const folder = await snapshot(`stock-${isoDate(today)}-${made}`, async (database, dataDir) => {
    await migrate(database);
    await seedDemo(database.db, { today });
    await keeperOf(dataDir).save(database.db, await findFullStock(database.db), today);
  });
  return copyOf(folder);
}

/** The stock is kept there as by a server of these sources: whoever starts on it need not read it from the database. */
export const keeperOf = (dataDir: string) =>
  snapshotStore({ path: join(dataDir, "stock.kept"), build: buildFingerprint() });

function copyOf(folder: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "milstolpen-test-"));
  cpSync(folder, dataDir, { recursive: true });
  return dataDir;
}

/** Made once, then only copied. */
async function snapshot(
  name: string,
  fill: (database: OpenDatabase, dataDir: string) => Promise<void>,
): Promise<string> {
  const folder = join(tmpdir(), `milstolpen-snapshot-${name}`);
  if (existsSync(folder)) return folder;
  for (const old of globSync(join(tmpdir(), "milstolpen-snapshot-*"))) {
    if (Date.now() - statSync(old).mtimeMs > dayMs) rmSync(old, { recursive: true, force: true });
  }
  const unfinished = mkdtempSync(join(tmpdir(), "milstolpen-snapshot-"));
  const database = await openDatabase({ dataDir: unfinished, databaseUrl: null });
  await fill(database, unfinished);
  await database.close();
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another test process was faster: its folder is as good.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

function fingerprint(patterns: string[]): string {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const hash = createHash("sha256").update(String(process.getuid?.()));
  const files = globSync(patterns, { cwd: root });
  for (const file of [...files.toSorted(), "node_modules/@electric-sql/pglite/package.json"]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
