import { afterAll, expect, test } from "vitest";
import { seedDemo } from "#demo/seed.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { countStock } from "#features/cars/storage/stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { lendEmbedded } from "#tests/shared-databases.ts";
import { testSite } from "#tests/test-site.ts";

const today = new Date();
const site = await testSite();
afterAll(() => site.close());

test("[DEMO-10] what is loaded is not loaded again", async () => {
  const before = await countStock(site.db);
  expect(await seedDemo(site.db, { today })).toEqual({ loaded: false });
  expect(await countStock(site.db)).toEqual(before);
});

test("[DEMO-10] a database with cars of its own is left alone", async () => {
  const database = await lendEmbedded();
  await saveStores(database.db, [aStore({ slug: "uppsala" })]);
  await database.db.transaction((tx) => loadCars(tx, [anEntry()]));
  expect(await seedDemo(database.db, { today })).toEqual({ loaded: false });
  expect(await countStock(database.db)).toEqual({ forSale: 1, incoming: 0, sold: 0 });
  await database.close();
});
