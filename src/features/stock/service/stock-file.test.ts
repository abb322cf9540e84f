import fc from "fast-check";
import { expect, test } from "vitest";
import type { Car } from "#features/cars/rules/car.ts";
import { type Make, makes } from "#features/cars/rules/makes.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { bodyTypes, colours, equipmentTags, fuelCodes, gearboxes } from "#features/cars/rules/vocabulary.ts";
import { carFromStockRow } from "#features/stock-import/service/car-from-stock-row.ts";
import { aCar } from "#tests/a-car.ts";
import { aStore } from "#tests/a-store.ts";
import { checkedStock, importDay } from "#tests/checked-stock.ts";
import { contractLocations } from "#tests/demo-chain.ts";
import { headerLine, lineOfCar } from "./stock-file.ts";

const keys = <Word extends string>(table: Readonly<Record<Word, unknown>>) => Object.keys(table) as Word[];
const fileOf = (...lines: string[]) => `\ufeff${[headerLine, ...lines].join("\r\n")}\r\n`;

const anyName = fc
  .constantFrom(...keys(makes))
  .chain((make: Make) =>
    fc.record({ make: fc.constant(make), series: fc.constantFrom(...Object.keys(makes[make].series)) }),
  );
/** Among them what a spreadsheet would run, and what a reader of CSV would stumble over. */
const anyText = fc.constantFrom(
  "D4 Momentum",
  "=cmd|' /C calc'!A0",
  "@SUM(1)",
  "+1",
  "-2",
  "'=1",
  'Läder; "sport"',
  "Škoda, grå",
);
const anyWord = fc.constantFrom("Harman Kardon", "=1+1", "Elstol; fram", 'Ratt "GT"');
const anyDay = fc.constantFrom("2019-03-14", "2026-11-14");
const anyMoment = fc
  .integer({ min: 0, max: 300 * 86_400_000 })
  .map((ms) => new Date(importDay.getTime() - ms));

const anyFiled = fc
  .record({
    name: anyName,
    model: fc.constantFrom("V60", "=V60", "3-serie Touring"),
    modelDescription: fc.oneof(fc.constant(""), anyText),
    status: fc.constantFrom(0, 80, 120, 130, 135, 140, 145, 150, 999),
    location: fc.constantFrom(...contractLocations),
    physicalLocation: fc.constantFrom(...contractLocations),
    modelYear: fc.integer({ min: 1990, max: 2027 }),
    mileage: fc.integer({ min: 0, max: 60_000 }),
    bodyType: fc.constantFrom(...keys(bodyTypes)),
    gearboxType: fc.constantFrom(...keys(gearboxes)),
    fuelType: fc.constantFrom(...fuelCodes),
    colour: fc.constantFrom(...keys(colours)),
    range: fc.option(fc.integer({ min: 1, max: 800 })),
    consumption: fc.option(fc.constantFrom(0.4, 5.3, 17)),
    health: fc.option(fc.record({ percent: fc.constantFrom(81.5, 97), method: anyText, measuredOn: anyDay })),
    hasAwd: fc.option(fc.boolean()),
    towbar: fc.option(fc.option(fc.integer({ min: 500, max: 2_500 }))),
    equipment: fc.subarray(keys(equipmentTags)),
    equipmentDetails: fc.uniqueArray(anyWord),
    owners: fc.option(fc.integer({ min: 0, max: 9 })),
    inspectedOn: fc.option(anyDay),
    tyreDepthFront: fc.option(fc.constantFrom(0, 3.5, 7)),
    serviceHistory: fc.constantFrom("full", "partial", "none", null),
    price: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
    vatDeductible: fc.option(fc.boolean()),
    assignedPhoneNumber: fc.constantFrom("+46701740605", "070-174 06 05", null),
    publishedAt: fc.option(anyMoment),
    sale: fc.option(
      fc.record({
        soldAt: anyMoment,
        deliveredAt: fc.option(fc.constant(importDay)),
        price: fc.integer({ min: 1, max: 900_000 }),
        daysInStock: fc.constant(3),
      }),
    ),
  })
  .map(({ name, range, health, towbar, sale, ...said }): { car: Car; sale: Sale | null } => {
    const { label } = makes[name.make];
    const isChargeable = said.fuelType === 3 || said.fuelType === 5;
    const carName = `${label} ${said.model}`;
    const car = aCar({
      ...said,
      make: label,
      normalizedMake: name.make,
      series: name.series,
      carName,
      title: `${carName} ${said.modelDescription}`.trim(),
      wltpRange: isChargeable ? range : null,
      batteryHealth: health,
      hasTowbar: towbar !== null,
      maxTrailerWeight: towbar,
      inspectionComplete: said.inspectedOn !== null,
      phoneNumber: said.mileage % 2 === 0 ? "+46846500400" : "08-465 004 00",
      // A car that has been for sale has its day.
      publishedAt: said.status >= 130 ? (said.publishedAt ?? importDay) : said.publishedAt,
    });
    return { car, sale };
  });

test("[STOCKLIST-11] what is exported says of every car just what it is: to import it changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(anyFiled, async ({ car, sale }) => {
      const { good, report } = await checkedStock(fileOf(lineOfCar({ car, sale })));
      expect(report).toEqual([]);
      const [row] = good;
      if (!row) throw new Error("No row in the file");
      const store = aStore({ slug: car.location });
      const {
        images,
        findings,
        sale: sold,
        ...read
      } = carFromStockRow(row, { ...car, imageUrls: [] }, store, importDay);
      expect({ ...car, ...read }).toEqual(car);
      expect(images).toBeUndefined();
      if (sold)
        expect(sold).toMatchObject({
          soldAt: sale?.soldAt,
          price: sale?.price,
          deliveredAt: sale?.deliveredAt,
        });
    }),
    { numRuns: 100 },
  );
});

test("[STOCKLIST-11] a sold car tells its sale; one without its books is left as it is", () => {
  const soldAt = new Date("2026-10-01T08:00:00Z");
  const sale = { soldAt, deliveredAt: null, price: 240_000, daysInStock: 30 };
  const cellsOf = (car: Car, sold: Sale | null) => {
    const cells = lineOfCar({ car, sale: sold }).split(";");
    const names = headerLine.split(";");
    return Object.fromEntries(names.map((name, place) => [name, cells[place]]));
  };
  expect(cellsOf(aCar({ status: 140 }), sale)).toMatchObject({
    status: "140",
    soldAt: "2026-10-01T08:00:00.000Z",
    soldPrice: "240000",
    deliveredAt: "",
  });
  expect(cellsOf(aCar({ status: 140 }), null)).toMatchObject({ status: "", soldAt: "", soldPrice: "" });
  expect(cellsOf(aCar({ status: 130 }), sale)).toMatchObject({ status: "130", soldAt: "" });
  expect(headerLine).not.toContain("images");
});
