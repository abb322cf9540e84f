import { expect, test } from "vitest";
import { imageTypes } from "#features/cars/rules/image.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { findCar } from "#features/cars/storage/cars.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { aCar } from "#tests/a-car.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { type ImportedCar, upsertCars } from "./import-cars.ts";

const plate = aPlate("mlb001");

function anImported(said: Partial<ImportedCar> = {}): ImportedCar {
  const {
    id,
    initialPrice,
    totalViewCount,
    isPremium,
    isLoweredPriceCampaign,
    hasInterestPromotion,
    ...car
  } = aCar();
  return { ...car, ...said };
}

const importCars = (db: Database, ...imported: ImportedCar[]) =>
  db.transaction((tx) => upsertCars(tx, imported));

async function dossier(db: Database) {
  const found = await findCar(db, plate);
  if (!found) throw new Error("The car is not there");
  return found;
}

onBothDatabases((database) => {
  test("[DATA-29] an import adds the cars we did not have, renews the others by plate, and says how many", async () => {
    const { db } = database();
    await saveStores(db, [aStore(), aStore({ slug: "nacka", name: "Nacka" })]);
    const [one, two] = [anImported(), anImported({ licenseplate: aPlate("mlb002") })];
    expect(await importCars(db, one, two)).toMatchObject({ inserted: 2, updated: 0 });
    const changed = anImported({
      title: "Volvo V60 D4 Inscription",
      location: "nacka",
      mileage: 8_500,
      batteryHealth: { percent: 91, method: "Aviloo", measuredOn: "2026-09-02" },
      equipment: ["gps"],
      equipmentDetails: ["Elstol"],
      publishedAt: new Date("2026-09-20T08:00:00Z"),
    });
    expect(await importCars(db, changed, anImported({ licenseplate: aPlate("mlb003") }))).toMatchObject({
      inserted: 1,
      updated: 1,
    });
    expect(await dossier(db)).toMatchObject({
      ...changed,
      totalViewCount: 0,
      isPremium: false,
      initialPrice: 219_900,
    });
    expect((await db.select().from(cars)).length).toBe(3);
  });

  test("[DATA-29] what the site itself counts and decides outlives an import", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const own = {
      totalViewCount: 7,
      isPremium: true,
      isLoweredPriceCampaign: true,
      hasInterestPromotion: true,
      initialPrice: 300_000,
    };
    await db.transaction((tx) => loadCars(tx, [anEntry(own)]));
    await importCars(db, anImported({ price: 250_000 }));
    expect(await dossier(db)).toMatchObject({ ...own, price: 250_000 });
  });

  test("[DATA-30] the ledgers get an event when price or status changed, and only then", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const steps = [
      { price: null, status: 90 },
      { price: 219_900, status: 130 },
      { price: 219_900, status: 130 },
      { price: 209_900, status: 130 },
      { price: null, status: 130 },
      { price: null, status: 135 },
    ];
    for (const step of steps) await importCars(db, anImported(step));
    const { priceEvents, statusEvents, initialPrice } = await dossier(db);
    expect(priceEvents.map(({ price }) => price)).toEqual([219_900, 209_900, null]);
    expect(statusEvents.map(({ status }) => status)).toEqual([90, 130, 135]);
    expect(initialPrice).toBe(219_900);
    expect(Math.abs(Date.now() - Number(priceEvents.at(-1)?.at))).toBeLessThan(60_000);
  });

  test("[DATA-31] pictures that are given replace the ones there, pictures that are not mentioned stay", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    await db.transaction((tx) =>
      loadCars(tx, [anEntry({}, { images: [anImage(0), anImage(1), anImage(2)] })]),
    );
    await importCars(db, anImported());
    expect((await dossier(db)).images).toHaveLength(3);
    await importCars(
      db,
      anImported({ images: ["https://bilder.example/b.jpg", "https://bilder.example/a.jpg"] }),
    );
    expect((await dossier(db)).images).toEqual([
      {
        url: "https://bilder.example/b.jpg",
        position: 0,
        type: imageTypes.exterior,
        isHighlight: false,
        preview: null,
      },
      {
        url: "https://bilder.example/a.jpg",
        position: 1,
        type: imageTypes.exterior,
        isHighlight: false,
        preview: null,
      },
    ]);
    await importCars(db, anImported({ images: [] }));
    expect((await dossier(db)).images).toEqual([]);
  });

  test("[DATA-32] an import without a day of publication keeps the one there is", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const publishedAt = new Date("2026-09-20T08:00:00Z");
    await importCars(db, anImported({ publishedAt }));
    await importCars(db, anImported({ publishedAt: null }));
    expect((await dossier(db)).publishedAt).toEqual(publishedAt);
  });

  test("[DATA-29] a car that cannot be stored stops the whole import", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const cars = Array.from({ length: 700 }, (_, n) =>
      anImported({ licenseplate: aPlate(`iqv${String(n).padStart(3, "0")}`) }),
    );
    await expect(importCars(db, ...cars, anImported({ mileage: -1 }))).rejects.toThrow();
    expect(await findCar(db, aPlate("iqv000"))).toBeNull();
    expect(await importCars(db, ...cars)).toMatchObject({ inserted: 700, updated: 0 });
    expect(await importCars(db, ...cars)).toMatchObject({ inserted: 0, updated: 700 });
  });

  test("[DATA-30] two imports at once of the same cut write one event", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    await importCars(db, anImported({ price: 200_000 }));
    await Promise.all([1, 2, 3].map(() => importCars(db, anImported({ price: 190_000 }))));
    expect((await dossier(db)).priceEvents.map(({ price }) => price)).toEqual([200_000, 190_000]);
  });
});
