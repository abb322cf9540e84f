import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addViews } from "#features/adverts/storage/view-counts.ts";
import { findChangeCursor, findStockChanges } from "#features/catalogue/storage/stock-changes.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { flushChangeLog } from "#platform/db/change-log-epoch.ts";
import type { Database } from "#platform/db/database.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { imageTypes } from "../rules/image.ts";
import { findAdvertParts } from "./advert-parts.ts";
import { cars } from "./cars.table.ts";
import { findCar } from "./cars.ts";
import type { StockEntry } from "./load-stock.ts";
import { loadCars } from "./load-stock.ts";

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
        images: [
          anImage(0, { preview: null }),
          anImage(1, {
            type: imageTypes.externalDamages,
            isHighlight: true,
            preview: "UklGRkA=",
          }),
        ],
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

  const filled = async (...entries: StockEntry[]) => {
    await stock(database().db, ...entries);
    return database().db;
  };
  const carOf = async (plate: string) => {
    const [car] = await database()
      .db.select()
      .from(cars)
      .where(eq(cars.licenseplate, aPlate(plate)));
    if (!car) throw new Error(`No car ${plate}`);
    return car;
  };

  test("[DATA-38] the parts of an advert, each in its order", async () => {
    const past = {
      images: [anImage(0, { preview: null }), anImage(1, { isHighlight: true, preview: null })],
      priceEvents: [
        { at: day("2026-08-31"), price: 219_900 },
        { at: day("2026-09-30"), price: null },
      ],
      findings: [
        { part: "engine", verdict: "normal", note: null, imagePosition: null },
        { part: "exteriorDamage", verdict: "note", note: 'Repa, 6 cm. "Lack"', imagePosition: 1 },
      ] satisfies StockEntry["findings"],
    };
    const other = anEntry({ licenseplate: aPlate("mlb002") }, { images: [anImage(7)] });
    const db = await filled(anEntry({ location: "nacka" }, past), other);
    expect(await findAdvertParts(db, await carOf("mlb001"))).toEqual({
      ...past,
      media: { spin: null, video: null },
      store: nacka,
      standsAt: uppsala,
    });
    expect(await findAdvertParts(db, { ...(await carOf("mlb001")), id: -1 })).toMatchObject({
      images: [],
      findings: [],
      priceEvents: [],
    });
  });

  test("[DATA-39] views are added to those there are, and the stock is as it was", async () => {
    const db = await filled(
      anEntry({ totalViewCount: 10 }),
      anEntry({ licenseplate: aPlate("mlb002"), totalViewCount: 0 }),
    );
    await flushChangeLog(db);
    const cursor = await findChangeCursor(db);
    await addViews(
      db,
      new Map([
        [aPlate("mlb001"), 3],
        [aPlate("mlb002"), 1],
        [aPlate("xxx999"), 9],
      ]),
    );
    await addViews(db, new Map());
    expect((await carOf("mlb001")).totalViewCount).toBe(13);
    expect((await carOf("mlb002")).totalViewCount).toBe(1);
    expect((await findStockChanges(db, cursor))?.ids.cars).toEqual([]);
  });

  test("[DATA-39] who changes more than the views has changed the car", async () => {
    const db = await filled(anEntry());
    const { id } = await carOf("mlb001");
    const changes = [
      sql`update cars set total_view_count = 5, price = 1000`,
      sql`update cars set total_view_count = 6, assigned_phone_number = '08-465 004 01'`,
      sql`update cars set title = 'Volvo'`,
    ];
    for (const change of changes) {
      await flushChangeLog(db);
      const cursor = await findChangeCursor(db);
      await db.execute(change);
      expect((await findStockChanges(db, cursor))?.ids.cars).toEqual([id]);
    }
  });
});
