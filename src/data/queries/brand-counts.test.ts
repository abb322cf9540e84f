import { expect, test } from "vitest";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { countBrands } from "./brand-counts.ts";
import { loadCars } from "./load-stock.ts";
import { saveStores } from "./stores.ts";

type Said = { brand: string; series: string; status?: number };

onBothDatabases((database) => {
  const counted = async (...cars: Said[]) => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const entries = cars.map(({ brand, series, status = 130 }, n) =>
      anEntry({ licenseplate: aPlate(`mlb00${n}`), normalizedMake: brand, series, status }),
    );
    await db.transaction((tx) => loadCars(tx, entries));
    const found = await countBrands(db);
    return found
      .map(({ brand, count, series }) => ({
        brand,
        count,
        series: Object.fromEntries(series.map((one) => [one.name, one.count])),
      }))
      .toSorted((one, other) => one.brand.localeCompare(other.brand));
  };

  test("[DIRECTORY-1] each make is counted, and each of its series", async () => {
    expect(
      await counted(
        { brand: "volvo", series: "v60" },
        { brand: "volvo", series: "v60" },
        { brand: "volvo", series: "xc60" },
        { brand: "kia", series: "niro" },
      ),
    ).toEqual([
      { brand: "kia", count: 1, series: { niro: 1 } },
      { brand: "volvo", count: 3, series: { v60: 2, xc60: 1 } },
    ]);
  });

  test("[DIRECTORY-1] an empty stock has no makes", async () => {
    expect(await countBrands(database().db)).toEqual([]);
  });

  test("[DIRECTORY-2] incoming and reserved cars count, sold ones do not", async () => {
    const statuses = [80, 129, 130, 135, 139, 140, 150];
    const cars = statuses.map((status) => ({ brand: "volvo", series: "v60", status }));
    expect(await counted(...cars)).toEqual([{ brand: "volvo", count: 5, series: { v60: 5 } }]);
  });

  test("[DIRECTORY-2] a car without a series counts for its make", async () => {
    expect(await counted({ brand: "volvo", series: "" }, { brand: "volvo", series: "v60" })).toEqual([
      { brand: "volvo", count: 2, series: { v60: 1 } },
    ]);
  });
});
