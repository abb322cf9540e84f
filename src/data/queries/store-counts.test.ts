import { expect, test } from "vitest";
import type { StockEntry } from "#data/queries/load-stock.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { Database } from "../database.ts";
import { findStoreCars } from "./cars.ts";
import { loadCars } from "./load-stock.ts";
import { countStoreCars } from "./store-counts.ts";
import { saveStores } from "./stores.ts";

async function stock(db: Database, ...entries: StockEntry[]): Promise<void> {
  await saveStores(db, [
    aStore(),
    aStore({ slug: "nacka", name: "Nacka" }),
    aStore({ slug: "taby", name: "Täby" }),
  ]);
  await db.transaction((tx) => loadCars(tx, entries));
}

onBothDatabases((database) => {
  test("[STORE-1] a store counts what it has in the listing: incoming and reserved too, nothing sold", async () => {
    const { db } = database();
    const statuses = [80, 130, 135, 139, 140, 150];
    await stock(
      db,
      ...statuses.map((status) => anEntry({ status, licenseplate: aPlate(`mlb${100 + status}`) })),
      anEntry({ licenseplate: aPlate("mlb001"), location: "nacka", physicalLocation: "uppsala" }),
    );
    expect(await countStoreCars(db)).toEqual(
      new Map([
        ["uppsala", 4],
        ["nacka", 1],
      ]),
    );
  });

  test("[STORE-1] an empty stock counts no store", async () => {
    expect(await countStoreCars(database().db)).toEqual(new Map());
  });

  test("[STORE-2] the newest of a store that can be bought, with cover and price ledger", async () => {
    const { db } = database();
    const published = (date: string) => new Date(`${date}T08:00:00Z`);
    await stock(
      db,
      anEntry(
        { licenseplate: aPlate("mlb001"), publishedAt: published("2026-09-01") },
        { images: [anImage(0)] },
      ),
      anEntry({ licenseplate: aPlate("mlb002"), publishedAt: published("2026-09-03") }),
      anEntry({ licenseplate: aPlate("mlb003"), publishedAt: published("2026-09-02") }),
      anEntry({ licenseplate: aPlate("mlb004"), publishedAt: published("2026-09-05"), location: "nacka" }),
      anEntry({ licenseplate: aPlate("mlb005"), publishedAt: published("2026-09-06"), status: 140 }),
      anEntry({ licenseplate: aPlate("mlb006"), publishedAt: published("2026-09-07"), status: 80 }),
      anEntry({ licenseplate: aPlate("mlb007"), publishedAt: published("2026-09-08"), status: 135 }),
      anEntry({ licenseplate: aPlate("mlb008"), publishedAt: published("2026-09-09"), price: null }),
    );
    const plates = async (limit: number) =>
      (await findStoreCars(db, "uppsala", limit)).map(({ licenseplate }) => licenseplate);
    expect(await plates(2)).toEqual(["mlb002", "mlb003"]);
    expect(await plates(10)).toEqual(["mlb002", "mlb003", "mlb001"]);
    const last = (await findStoreCars(db, "uppsala", 10)).at(-1);
    expect(last).toMatchObject({
      coverImage: { url: "/media/0.jpg" },
      storeName: "Uppsala",
      priceEvents: [],
    });
  });

  test("[STORE-2] a store without cars has none to show", async () => {
    const { db } = database();
    await stock(db);
    expect(await findStoreCars(db, "taby", 6)).toEqual([]);
  });
});
