import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCatalogueSnapshot } from "#features/catalogue/service/read-stock.ts";
import { snapshotStore } from "#features/catalogue/storage/snapshot/snapshot-store.ts";
import type { ServingEnv } from "#platform/config/env.ts";

const stamp = new URL("../../build/stamp", import.meta.url);

/**
 * The stock of the last start, for the embedded database: it would take longer to read it than all else that a start does.
 * A PostgreSQL server reads it quickly, and its processes share no folder.
 */
export function openCatalogueSnapshot({ DATA_DIR, DATABASE_URL }: ServingEnv, clock: () => Date) {
  if (DATABASE_URL !== undefined || !existsSync(stamp)) return null;
  const snapshots = snapshotStore({ path: join(DATA_DIR, "stock.kept"), build: readFileSync(stamp, "utf8") });
  return { snapshots, snapshot: readCatalogueSnapshot(snapshots, clock()) };
}
