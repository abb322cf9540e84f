import { expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { Database } from "../database.ts";
import { findNewestForSale } from "./cars.ts";
import { countForHome } from "./home-counts.ts";
import { loadCars } from "./load-stock.ts";
import { saveStores } from "./stores.ts";

const now = new Date("2026-09-02T08:00:00Z");

async function stock(db: Database, cars: Partial<Car>[]): Promise<void> {
  await saveStores(db, [aStore()]);
  const entries = cars.map((car, n) =>
    anEntry({ licenseplate: aPlate(`mlb${100 + n}`), ...car }, { images: [anImage(0)] }),
  );
  await db.transaction((tx) => loadCars(tx, entries));
}

onBothDatabases((database) => {
  test("[HOMEPAGE-1] the newest are for sale, not reserved, and have a price", async () => {
    const { db } = database();
    await stock(db, [
      { status: 129 },
      { status: 130, price: null },
      { status: 135 },
      { status: 140 },
      { status: 130 },
      { status: 136 },
    ]);
    const cars = await findNewestForSale(db, 4);
    expect(cars.map(({ licenseplate }) => licenseplate)).toEqual(["mlb104", "mlb105"]);
    expect(cars[0]).toMatchObject({ storeName: "Uppsala", coverImage: anImage(0), priceEvents: [] });
  });

  test("[HOMEPAGE-1] newest published first, no more than asked for", async () => {
    const { db } = database();
    const days = ["2026-08-30", "2026-09-01", null, "2026-08-31"];
    await stock(
      db,
      days.map((day) => ({ publishedAt: day === null ? null : new Date(`${day}T08:00:00Z`) })),
    );
    const plates = async (limit: number) =>
      (await findNewestForSale(db, limit)).map(({ licenseplate }) => licenseplate);
    expect(await plates(3)).toEqual(["mlb101", "mlb103", "mlb100"]);
    expect(await plates(9)).toEqual(["mlb101", "mlb103", "mlb100", "mlb102"]);
  });

  test("[HOMEPAGE-2] cars below 140 are counted, in all and per body", async () => {
    const { db } = database();
    await stock(db, [
      { bodyType: "suv", status: 80 },
      { bodyType: "suv", status: 135 },
      { bodyType: "transportbil-skap", status: 130 },
      { bodyType: "sedan", status: 140 },
    ]);
    const { total, bodies } = await countForHome(db, now);
    expect(total).toBe(3);
    expect(Object.fromEntries(bodies)).toEqual({ suv: 2, "transportbil-skap": 1 });
  });

  test("[HOMEPAGE-3] new are those published in the 24 hours up to now", async () => {
    const { db } = database();
    const published = [
      "2026-09-01T08:00:00Z",
      "2026-09-01T08:00:01Z",
      "2026-09-02T08:00:00Z",
      "2026-09-02T08:00:01Z",
    ];
    await stock(db, [
      { publishedAt: null },
      { publishedAt: new Date("2026-09-02T07:00:00Z"), status: 140 },
      ...published.map((at) => ({ publishedAt: new Date(at) })),
    ]);
    expect((await countForHome(db, now)).newInADay).toBe(2);
  });

  test("[HOMEPAGE-2] [HOMEPAGE-3] an empty stock counts nothing", async () => {
    expect(await countForHome(database().db, now)).toEqual({ total: 0, newInADay: 0, bodies: new Map() });
  });
});
