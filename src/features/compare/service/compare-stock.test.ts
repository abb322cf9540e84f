import { expect, test } from "vitest";
import { catalogOf } from "#features/catalogue/service/catalog.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import {
  type CatalogCar,
  listedStock,
  type SoldCar,
  soldStock,
} from "#features/catalogue/service/stock/stock-kinds.ts";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import type { ComparedCar } from "../rules/stock-comparison/compared-car.ts";
import { compareStock } from "./compare-stock.ts";

const now = new Date("2026-11-17T08:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const aListed = (number: number, said: Partial<CatalogCar> = {}): CatalogCar => ({
  ...aCar({
    id: number,
    licenseplate: aPlate(`mlb${String(number).padStart(3, "0")}`),
    publishedAt: daysAgo(10),
  }),
  coverImage: null,
  storeName: "",
  placeNames: placeNamesOf(aCar()),
  priceEvents: [],
  ...said,
});
const aSold = (number: number, days: number, price: number): SoldCar => ({
  ...aListed(number, { status: 150, price }),
  sale: { soldAt: daysAgo(days), deliveredAt: null, price, daysInStock: 20 + number },
});

const compared: ComparedCar = {
  licenseplate: aPlate("mlb001"),
  name: "Volvo V60",
  normalizedMake: "volvo",
  series: "v60",
  modelYear: 2020,
  fuelType: 2,
  gearboxType: "automatisk",
  horsepower: 190,
  mileage: 8_000,
};

function comparing(cars: CatalogCar[], said: Partial<ComparedCar> = {}, soldCars: SoldCar[] = []) {
  const listed = catalogOf(cars, listedStock, now);
  const sold = catalogOf(soldCars, soldStock, now);
  const found = compareStock({ listed, sold } as Catalogs, { ...compared, ...said }, now);
  expect(countFound(listed, found.filter)).toBe(found.total);
  return found;
}

const petrol = { fuelType: 1 } as const;

test("[COMPSTOCK-5] the nearest circle with three cars in it, or the widest", () => {
  const near = [aListed(2), aListed(3, { modelYear: 2021 }), aListed(4, { modelYear: 2019 })];
  const older = [aListed(5, { modelYear: 2017 }), aListed(6, { modelYear: 2023 })];
  const others = [aListed(7, petrol), aListed(8, { ...petrol, modelYear: 2009 })];
  const elsewhere = [aListed(9, { series: "v90" }), aListed(10, { normalizedMake: "audi", series: "a6" })];
  const totalOf = (...cars: CatalogCar[][]) => {
    const { total, circle } = comparing([...cars.flat(), ...elsewhere]);
    return [total, circle.years, circle.sameFuel];
  };
  expect(totalOf(near, older, others)).toEqual([3, 1, true]);
  expect(totalOf(near.slice(1), older, others)).toEqual([4, 3, true]);
  expect(totalOf(near.slice(2), older.slice(1), others)).toEqual([3, 3, false]);
  expect(totalOf(near.slice(2), [], others)).toEqual([3, null, false]);
  expect(totalOf()).toEqual([0, null, false]);
});

test("[COMPSTOCK-5] a model that we have no word for is compared with its make", () => {
  const cars = [aListed(2), aListed(3, { series: "v90" }), aListed(4, { series: "xc60" })];
  expect(comparing(cars, { series: null }).total).toBe(3);
});

test("[COMPSTOCK-6] the figures of what is shown: an incoming car counts, its price does not", () => {
  const cars = [
    aListed(2, { price: 200_000, mileage: 6_000 }),
    aListed(3, { price: 220_000, mileage: 8_000, publishedAt: daysAgo(30) }),
    aListed(4, { price: 999_000, mileage: 9_000, status: 110, publishedAt: null }),
  ];
  expect(comparing(cars)).toMatchObject({
    total: 3,
    prices: { lowest: 200_000, median: 210_000, highest: 220_000 },
    mileages: { lowest: 6_000, median: 8_000, highest: 9_000 },
    days: { lowest: 10, highest: 30 },
  });
});

test("[COMPSTOCK-7] the most alike come first; neither the car itself nor what cannot be bought", () => {
  const cars = [
    aListed(1),
    aListed(2, { mileage: 14_000 }),
    aListed(3, { mileage: 8_100 }),
    aListed(4, { status: 135 }),
    aListed(5, { modelYear: 2021 }),
  ];
  const alike = comparing(cars).alike.map(({ car, likeness }) => [car.id, likeness.label]);
  expect(alike).toEqual([
    [3, "Mycket lik"],
    [5, "Mycket lik"],
    [2, "Lik"],
  ]);
});

test("[COMPSTOCK-8] what was sold within 180 days, with prices and days", () => {
  const sold = [aSold(20, 10, 190_000), aSold(21, 179, 210_000), aSold(22, 181, 10_000)];
  expect(comparing([aListed(2), aListed(3), aListed(4)], {}, sold).sold).toEqual({
    total: 2,
    prices: { lowest: 190_000, median: 200_000, highest: 210_000 },
    days: { lowest: 40, median: 41, highest: 41 },
  });
});
