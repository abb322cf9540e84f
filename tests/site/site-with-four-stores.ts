import { rmSync } from "node:fs";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { openLiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { openDatabase } from "#platform/db/database.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aPlate } from "#tests/any-plate.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { fourStores } from "#tests/four-stores.ts";
import { builtSite } from "#tests/test-services.ts";

/** The built site over a database of its own, with four stores and two cars in each. */
export async function siteWithFourStores(clock: () => Date) {
  const dataDir = await migratedDataDir();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await saveStores(database.db, fourStores);
  const entries = fourStores.flatMap(({ slug }, at) => [
    anEntry({ licenseplate: aPlate(`mlb00${at}`), location: slug, physicalLocation: slug }),
    anEntry({
      licenseplate: aPlate(`mlb01${at}`),
      location: slug,
      physicalLocation: slug,
      make: "Kia",
      normalizedMake: "kia",
      model: "Ceed",
      series: "ceed",
      carName: "Kia Ceed",
      title: "Kia Ceed",
    }),
  ]);
  await database.db.transaction(async (tx) => void (await loadCars(tx, entries)));
  const stock = await openLiveCatalogue({ database, clock });
  const site = await builtSite({ db: database.db, stock, clock, appEnv: "production" });
  return {
    db: database.db,
    get: async (path: string) => {
      const response = await site.fetch(new Request(`http://localhost:3000${path}`));
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
    close: async () => {
      await stock.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
