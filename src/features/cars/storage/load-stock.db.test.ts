import { getTableColumns } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { anAdvert } from "#tests/an-advert.ts";
import { anyFacts } from "#tests/any-fact.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { Car } from "../rules/car.ts";
import { carFacts } from "../rules/facts/car-facts.ts";
import { imageTypes } from "../rules/image.ts";
import { cars } from "./cars.table.ts";
import { findCar } from "./cars.ts";
import { findCarsByPlate } from "./cars-by-plate.ts";
import { externalAdverts } from "./external-adverts.table.ts";
import { loadCars, loadExternalAdverts, type StockEntry } from "./load-stock.ts";
import { countStock } from "./stock.ts";

const load = (db: Database, ...entries: StockEntry[]) => db.transaction((tx) => loadCars(tx, entries));

/** PostgreSQL keeps every text but the zero character, and moments to the millisecond and beyond. */
const anyText = fc
  .string({ unit: "binary", maxLength: 40 })
  .map((text) => text.replaceAll("\0", "").toWellFormed());
const anyMoment = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const anyDay = anyMoment.map((moment) => moment.toISOString().slice(0, 10));
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });

const anyCar = fc.record<Partial<Car>>({
  ...anyFacts(carFacts),
  title: anyText,
  status: fc.integer({ min: 0, max: 999 }),
  firstRegisteredOn: anyDay,
  consumption: orNull(fc.double({ min: 0, max: 100, noNaN: true }).map((number) => number + 0)),
  batteryHealth: orNull(
    fc.record({ percent: fc.double({ min: 1, max: 100, noNaN: true }), method: anyText, measuredOn: anyDay }),
  ),
  equipmentDetails: fc.array(anyText, { maxLength: 4 }),
  price: orNull(fc.integer({ min: 1, max: 100_000_000 })),
  assignedPhoneNumber: orNull(anyText),
  publishedAt: orNull(anyMoment),
});

const plateOf = (n: number) => aPlate(`iqv${String(n).padStart(3, "0")}`);

onBothDatabases((database) => {
  test("[DATA-4] [DATA-25] whatever cars are stored, the same cars are read", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const sameCars = fc.asyncProperty(fc.array(anyCar, { minLength: 1, maxLength: 20 }), async (said) => {
      const entries = said.map((car, n) => anEntry({ ...car, licenseplate: plateOf(n) }));
      await db.delete(cars);
      await load(db, ...entries);
      const found = await findCarsByPlate(
        db,
        entries.map(({ car }) => car.licenseplate),
      );
      for (const { car } of entries) expect(found.get(car.licenseplate)).toMatchObject(car);
    });
    await fc.assert(sameCars, { numRuns: 20 });
  });

  test("[DATA-25] pictures, events, findings and sales go to their own car, however many are loaded at once", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const at = new Date("2026-09-01T08:00:00Z");
    const entries = Array.from({ length: 1_000 }, (_, n) =>
      anEntry(
        { licenseplate: plateOf(n), modelYear: 1_900 + (n % 200) },
        {
          images: [anImage(0, { url: `/${n}.jpg`, type: imageTypes.documentation })],
          priceEvents: [{ at, price: 1_000 + n }],
          statusEvents: [{ at, status: n }],
          findings: [{ part: "paint", verdict: "fault", note: `${n}`, imagePosition: 0 }],
          sales: [{ soldAt: at, deliveredAt: null, price: 2_000 + n, daysInStock: n }],
        },
      ),
    );
    await load(db, ...entries);
    for (const { car, ...past } of [0, 499, 500, 501, 999].map((n) => entries[n] ?? anEntry())) {
      expect(await findCar(db, car.licenseplate)).toMatchObject({ ...car, ...past });
    }
  });

  test("[DATA-25] loading only adds: a plate that is there already stops it, and nothing of it is kept", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    await load(db, anEntry({ licenseplate: plateOf(1) }));
    await expect(
      load(db, anEntry({ licenseplate: plateOf(2) }), anEntry({ licenseplate: plateOf(1) })),
    ).rejects.toThrow();
    expect(await countStock(db)).toEqual({ forSale: 1, incoming: 0, sold: 0 });
  });

  test("[DATA-26] external adverts are stored as they are, with no address but one of https", async () => {
    const { db } = database();
    const advert = anAdvert();
    const gone = {
      ...advert,
      licenseplate: aPlate("mlb78q"),
      url: null,
      removedAt: new Date("2026-11-01T00:00:00Z"),
    };
    await db.transaction((tx) => loadExternalAdverts(tx, [advert, gone]));
    const { id, ...columns } = getTableColumns(externalAdverts);
    expect(await db.select(columns).from(externalAdverts).orderBy(externalAdverts.id)).toEqual([
      advert,
      gone,
    ]);
    for (const url of [
      "http://annonser.example/1",
      "javascript:alert(1)",
      "https://",
      "https://a@b.example/",
    ]) {
      const wrong = { ...advert, licenseplate: aPlate("mlb79q"), url };
      await expect(db.transaction((tx) => loadExternalAdverts(tx, [wrong]))).rejects.toThrow();
    }
  });

  test.each<[string, object]>([
    ["a plate in capitals", { licenseplate: "MLB001" }],
    ["a plate with a space", { licenseplate: "mlb 01" }],
    ["an unknown body", { bodyType: "tank" }],
    ["an unknown gearbox", { gearboxType: "halvautomat" }],
    ["an unknown fuel", { fuelType: 7 }],
    ["an unknown colour", { colour: "lila" }],
    ["an unknown equipment tag", { equipment: ["gps", "katapultstol"] }],
    ["an unknown kind of tyre", { tyreKind: "dubb" }],
    ["an unknown service history", { serviceHistory: "mest" }],
    ["an unknown kind of car", { carType: "båt" }],
    ["a store that is not there", { location: "kiruna" }],
    ["a place that is not there", { physicalLocation: "kiruna" }],
    ["a price of nothing", { price: 0 }],
    ["less than no mileage", { mileage: -1 }],
    ["a year before cars", { modelYear: 1_066 }],
    ["no seats", { seats: 0 }],
    [
      "a health above a hundred percent",
      { batteryHealth: { percent: 101, method: "x", measuredOn: "2026-01-01" } },
    ],
    ["half a battery health", { batteryHealth: { percent: 90, method: null, measuredOn: "2026-01-01" } }],
    ["a day that is none", { firstRegisteredOn: "2026-02-30" }],
  ])("[DATA-28] %s is refused by the database itself", async (_, wrong) => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const entry = anEntry();
    await expect(load(db, { ...entry, car: { ...entry.car, ...wrong } })).rejects.toThrow();
    await load(db, entry);
  });
});
