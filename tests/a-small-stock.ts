import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { OpenDatabase } from "#platform/db/database.ts";
import { anEntry } from "./a-stock-entry.ts";
import { aStore } from "./a-store.ts";
import { aPlate } from "./any-plate.ts";

/** Some cars for sale in one store, mlb001 and on: where the demo stock would only take time. */
export async function saveSmallStock({ db }: Pick<OpenDatabase, "db">, size: number): Promise<void> {
  await saveStores(db, [aStore({ slug: "uppsala", name: "Milstolpen Uppsala" })]);
  const entries = Array.from({ length: size }, (_, at) =>
    anEntry({ licenseplate: aPlate(`mlb${String(at + 1).padStart(3, "0")}`), publishedAt: new Date() }),
  );
  await db.transaction(async (tx) => void (await loadCars(tx, entries)));
}
