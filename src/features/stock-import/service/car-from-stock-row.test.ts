import { expect, test } from "vitest";
import type { KnownCar } from "#features/cars/storage/cars-by-plate.ts";
import { aCar } from "#tests/a-car.ts";
import { aStore } from "#tests/a-store.ts";
import { importDay, readRow } from "#tests/checked-stock.ts";
import { aStockRow, type StockCells } from "#tests/stock-rows.ts";
import { carFromStockRow } from "./car-from-stock-row.ts";
import { stockColumns } from "./stock-columns.ts";

const store = aStore({ slug: "nacka", phoneNumber: "+46846500401" });

/** Only what every file must say. */
const bare: StockCells = Object.fromEntries(
  Object.entries(aStockRow()).filter(([name]) => Reflect.get(stockColumns, name).required),
);

const newCar = async (cells: StockCells) => carFromStockRow(await readRow(cells), null, store, importDay);

const aKnownCar = (said: Partial<KnownCar> = {}): KnownCar => ({ ...aCar(), imageUrls: [], ...said });

test("[IMPORT-28] a new car that says no more than it must", async () => {
  const car = await newCar(bare);
  expect(car).toMatchObject({
    licenseplate: "mlb84a",
    make: "Volvo",
    normalizedMake: "volvo",
    model: "V60",
    series: "v60",
    carName: "Volvo V60",
    title: "Volvo V60",
    modelDescription: "",
    status: 130,
    carType: "default",
    location: "nacka",
    physicalLocation: "nacka",
    modelYear: 2021,
    firstRegisteredOn: "2021-03-14",
    mileage: 8450,
    bodyType: "kombi",
    gearboxType: "automatisk",
    fuelType: 5,
    colour: "grå",
    seats: 5,
    horsepower: 350,
    hasTowbar: false,
    leasable: false,
    equipment: [],
    equipmentDetails: [],
    inspectionComplete: false,
    phoneNumber: "+46846500401",
    publishedAt: importDay,
    images: undefined,
    findings: undefined,
    sale: undefined,
  });
  const unsaid = `wltpRange consumption batteryCapacityGross batteryHealth hasAwd maxTrailerWeight owners
    annualTax inspectionDueOn inspectedOn tyreKind tyreDepthFront tyreDepthRear serviceHistory price
    vatDeductible assignedPhoneNumber`.split(/\s+/);
  expect(unsaid.filter((name) => Reflect.get(car, name) !== null)).toEqual([]);
});

test("[IMPORT-51] a sold car has its sale, counted from the day it was published", async () => {
  const sold = {
    ...bare,
    status: "150",
    soldAt: "2026-11-01",
    soldPrice: "240000",
    deliveredAt: "2026-11-08",
  };
  const sale = {
    soldAt: new Date("2026-10-31T23:00:00Z"),
    deliveredAt: new Date("2026-11-07T23:00:00Z"),
    price: 240_000,
  };
  expect(await newCar({ ...sold, publishedAt: "2026-10-01" })).toMatchObject({
    status: 150,
    sale: { ...sale, daysInStock: 31 },
  });
  expect(await newCar(sold)).toMatchObject({ publishedAt: sale.soldAt, sale: { ...sale, daysInStock: 0 } });
});

test("[IMPORT-28] what the file says goes before every default", async () => {
  const said = {
    model: "V60 Cross Country",
    modelDescription: "T6 Plus",
    physicalLocation: "Täby",
    phoneNumber: "070-174 06 05",
    publishedAt: "2026-10-01",
    batteryHealthPercent: "91,5",
    batteryHealthMethod: "Aviloo",
    batteryHealthMeasuredOn: "2026-10-01",
  };
  expect(await newCar(aStockRow(said))).toMatchObject({
    carName: "Volvo V60 Cross Country",
    title: "Volvo V60 Cross Country T6 Plus",
    physicalLocation: "taby",
    phoneNumber: "+46701740605",
    publishedAt: new Date("2026-09-30T22:00:00Z"),
    batteryHealth: { percent: 91.5, method: "Aviloo", measuredOn: "2026-10-01" },
    price: 249_900,
    equipment: ["backkamera", "gps"],
    owners: 2,
    tyreKind: "sommar",
  });
});

test.each([
  ["Fullservad", "full"],
  ["delvis", "partial"],
  ["saknas", "none"],
  ["", null],
])("[CONDITION-10] a service history of %j is imported as %s", async (said, serviceHistory) => {
  expect(await newCar(aStockRow({ serviceHistory: said }))).toMatchObject({ serviceHistory });
});

test("[IMPORT-28] a car on its way in is not published yet", async () => {
  expect(await newCar({ ...bare, status: "90" })).toMatchObject({ status: 90, publishedAt: null });
});

test("[IMPORT-27] what the file does not say stays: a reservation, the price, the date", async () => {
  const known = aKnownCar({
    status: 135,
    price: 239_900,
    leasable: true,
    modelDescription: "T6 AWD",
    location: "nacka",
    phoneNumber: "+46701740606",
    publishedAt: new Date("2026-09-01T10:00:00Z"),
  });
  const car = carFromStockRow(await readRow({ ...bare, mileage: "9000" }), known, store, importDay);
  expect(car).toMatchObject({
    mileage: 9000,
    status: 135,
    price: 239_900,
    leasable: true,
    phoneNumber: "+46701740606",
    modelDescription: "T6 AWD",
    title: "Volvo V60 T6 AWD",
    publishedAt: new Date("2026-09-01T10:00:00Z"),
    images: undefined,
  });
});

test("[IMPORT-27] what the file says is empty is emptied", async () => {
  const row = await readRow({ ...bare, price: "", equipment: "", batteryHealthPercent: "" });
  const known = aKnownCar({ batteryHealth: { percent: 90, method: "Aviloo", measuredOn: "2026-01-01" } });
  expect(carFromStockRow(row, known, store, importDay)).toMatchObject({
    price: null,
    equipment: [],
    batteryHealth: null,
  });
});

test("[IMPORT-27] an empty status or date changes neither", async () => {
  const known = aKnownCar({ status: 135 });
  const row = await readRow({ ...bare, status: "", publishedAt: "" });
  expect(carFromStockRow(row, known, store, importDay)).toMatchObject({
    status: 135,
    publishedAt: known.publishedAt,
  });
});

test("[IMPORT-27] an incoming car is published when it comes for sale", async () => {
  const known = aKnownCar({ status: 90, publishedAt: null });
  const row = await readRow({ ...bare, status: "130" });
  expect(carFromStockRow(row, known, store, importDay).publishedAt).toEqual(importDay);
});

test("[IMPORT-27] a car that moves to another store is answered for there", async () => {
  const known = aKnownCar({ location: "taby", phoneNumber: "+46701740606" });
  expect(carFromStockRow(await readRow(bare), known, store, importDay).phoneNumber).toBe(store.phoneNumber);
});

test("[IMPORT-27] range and trailer weight go with what made them possible", async () => {
  const known = aKnownCar({ wltpRange: 80, maxTrailerWeight: 2000, hasTowbar: true });
  const row = await readRow({ ...bare, fuelType: "Bensin", hasTowbar: "nej" });
  expect(carFromStockRow(row, known, store, importDay)).toMatchObject({
    wltpRange: null,
    maxTrailerWeight: null,
  });
});

const pictures = ["https://images.example/1.jpg", "https://images.example/2.jpg"];

test.each([
  [pictures, undefined],
  [pictures.toReversed(), pictures],
  [pictures.slice(1), pictures],
  [[], pictures],
])("[IMPORT-46] pictures are replaced only when they are not the same: %j", async (imageUrls, images) => {
  const car = carFromStockRow(await readRow(bare), aKnownCar({ imageUrls }), store, importDay, {
    images: pictures,
  });
  expect(car.images).toEqual(images);
});
