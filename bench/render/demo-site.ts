import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { seedDemo } from "#demo/seed.ts";
import { openLiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { builtSite } from "#tests/test-services.ts";

/** The built site over a demo stock of its own. Its clock stands still: no page grows old and is rendered anew meanwhile. */
export async function demoSite({ log, pageCacheBytes }: { log: Logger; pageCacheBytes?: number }) {
  const dataDir = mkdtempSync(join(tmpdir(), "milstolpen-bench-"));
  const now = new Date();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await migrate(database.background);
  const started = performance.now();
  await seedDemo(database.background.db, { today: now });
  const seedingMs = performance.now() - started;
  const stock = await openLiveCatalogue({ database, clock: () => now });
  const site = await builtSite({
    ...{ db: database.db, stock, log, clock: () => now },
    ...(pageCacheBytes !== undefined && { pageCacheBytes }),
  });
  const close = async () => {
    await stock.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { site, stock, seedingMs, close };
}
