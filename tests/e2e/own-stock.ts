import { rmSync } from "node:fs";
import { join } from "node:path";
import { loadCars, type StockEntry } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { type OpenDatabase, openDatabase } from "#platform/db/database.ts";
import { startEmbedded } from "#platform/db/embedded/start-embedded.ts";
import { aStore } from "#tests/a-store.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { startServer } from "#tests/running-server.ts";

export type OwnStock = { baseURL: string; database: OpenDatabase; close: () => Promise<void> };

/** A server with these cars alone, for what the demo stock does not have or what would disturb other journeys. */
export async function serverWith(
  entries: StockEntry[],
  env: Record<string, string> = { APP_ENV: "production", PUBLIC_ORIGIN: "http://localhost:3000" },
): Promise<OwnStock> {
  const dataDir = await migratedDataDir();
  const embedded = await startEmbedded(dataDir);
  const database = await openDatabase({ dataDir: "", databaseUrl: embedded.url });
  await saveStores(database.db, [aStore({ slug: "uppsala", name: "Milstolpen Uppsala" })]);
  await database.db.transaction(async (tx) => void (await loadCars(tx, entries)));
  const server = await startServer({
    DATABASE_URL: embedded.url,
    DATA_DIR: join(dataDir, "server"),
    SHUTDOWN_GRACE_MS: "0",
    ...env,
  });
  return {
    baseURL: server.address,
    database,
    close: async () => {
      await server.stop();
      await database.close();
      await embedded.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
