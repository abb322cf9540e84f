import { expect, test } from "vitest";
import type { StockEntry } from "#data/queries/load-stock.ts";
import { imageTypes } from "#domain/car/image.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { Database } from "../database.ts";
import { findCar } from "./cars.ts";
import { loadCars } from "./load-stock.ts";
import { saveStores } from "./stores.ts";

const uppsala = aStore();
const nacka = aStore({ slug: "nacka", name: "Nacka" });
const day = (date: string) => new Date(`${date}T08:00:00.123Z`);

async function stock(db: Database, ...entries: StockEntry[]): Promise<void> {
  await saveStores(db, [uppsala, nacka]);
  await db.transaction((tx) => loadCars(tx, entries));
}

onBothDatabases((database) => {
  test("[DATA-20] a car is found by its plate with everything we know of it", async () => {
    const { db } = database();
    const entry = anEntry(
      {
        location: "nacka",
        status: 150,
        fuelType: 3,
        wltpRange: 412,
        consumption: 17.3,
        batteryCapacityGross: 77.4,
        batteryHealth: { percent: 93.5, method: "Aviloo", measuredOn: "2026-08-30" },
        hasTowbar: true,
        maxTrailerWeight: 1_600,
        equipment: ["värmare", "apple carplay"],
        equipmentDetails: ['Harman Kardon, 13 "högtalare"', "Elstol {minne}", "back\\slash"],
        inspectedOn: "2026-01-31",
        inspectionDueOn: "2027-03-31",
        assignedPhoneNumber: "070-174 06 05",
        totalViewCount: 12,
        publishedAt: day("2026-08-31"),
      },
      {
        images: [anImage(0), anImage(1, { type: imageTypes.externalDamages, isHighlight: true })],
        priceEvents: [{ at: day("2026-08-31"), price: 219_900 }],
        statusEvents: [
          { at: day("2026-08-01"), status: 80 },
          { at: day("2026-08-31"), status: 130 },
        ],
        findings: [
          { part: "engine", verdict: "normal", note: null, imagePosition: null },
          { part: "exteriorDamage", verdict: "note", note: "Repa, 6 cm.", imagePosition: 1 },
        ],
        sales: [
          { soldAt: day("2026-09-10"), deliveredAt: day("2026-09-12"), price: 215_000, daysInStock: 10 },
          { soldAt: day("2026-10-10"), deliveredAt: null, price: 209_000, daysInStock: 5 },
        ],
      },
    );
    await stock(db, anEntry({ licenseplate: aPlate("mlb999") }), entry);
    const { car, ...past } = entry;
    expect(await findCar(db, car.licenseplate)).toEqual({
      ...car,
      ...past,
      id: expect.any(Number),
      store: nacka,
      standsAt: uppsala,
    });
  });

  test("[DATA-20] a plate we never had gives nothing", async () => {
    expect(await findCar(database().db, aPlate("mlb404"))).toBeNull();
  });
});
