import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { anAdvert } from "#tests/an-advert.ts";
import { filterDay } from "#tests/any-filter.ts";
import { aPlate } from "#tests/any-plate.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { type Filter, initialFilter } from "../../rules/filter.ts";
import { catalogOf } from "../catalog.ts";
import { search } from "../search.ts";
import { announcedCut } from "./announced-cut.ts";
import { externalStock, type SoldCar, soldStock, type WatchedAdvert } from "./stock-kinds.ts";

const pageSize = 10;
const advert: WatchedAdvert = {
  id: 7,
  ...anAdvert({ licenseplate: aPlate("mlb007"), make: "Saab", normalizedMake: "saab", series: "9-5" }),
  price: 89_000,
  area: "Trollhättan",
};

test("[CATALOG-12] adverts of others are found by what they say", () => {
  const catalog = catalogOf([advert], externalStock, filterDay);
  const totalOf = (criteria: Partial<Filter>) =>
    search(catalog, { ...initialFilter, ...criteria }, { pageSize }).total;
  expect(totalOf({ brands: ["saab"], types: ["personbil"], priceTo: 90_000, search: "trollhattan" })).toBe(1);
  expect(totalOf({ licenseplates: ["mlb007"] })).toBe(1);
  for (const unsaid of [{ carColors: ["vit"] }, { seats: ["5"] }, { hasTowbar: false }, { wltpFrom: 20 }]) {
    expect(totalOf(unsaid)).toBe(0);
  }
});

test("[CATALOG-12] sold cars stand by the day and price of their sale", () => {
  const sold = (id: number, soldAt: string | null, price: number): SoldCar => ({
    ...aCar({ id, licenseplate: aPlate(`mlb00${id}`), status: 150, price: 200_000 }),
    coverImage: null,
    storeName: "",
    placeNames: placeNamesOf(aCar()),
    priceEvents: [],
    sale: soldAt === null ? null : { soldAt: new Date(soldAt), deliveredAt: null, price, daysInStock: 30 },
  });
  const catalog = catalogOf(
    [sold(1, "2026-11-02", 180_000), sold(2, "2026-10-01", 250_000), sold(3, null, 0)],
    soldStock,
    filterDay,
  );
  const idsOf = (criteria: Partial<Filter>) =>
    search(catalog, { ...initialFilter, ...criteria }, { pageSize }).cars.map(({ id }) => id);
  expect(idsOf({})).toEqual([1, 2, 3]);
  expect(idsOf({ order: "lagsta-pris" })).toEqual([1, 3, 2]);
  expect(idsOf({ priceTo: 180_000 })).toEqual([1]);
});

const cutEvents = [
  { at: new Date("2026-08-12T08:00:00Z"), price: 304_900 },
  { at: new Date("2026-10-28T08:00:00Z"), price: 289_900 },
];

test.each([
  ["the cut that the card may show", { status: 130, price: 289_900 }, 15_000],
  ["none for a car whose price is not shown", { status: 120, price: 289_900 }, null],
  ["none when the ledger ends in another price", { status: 130, price: 279_900 }, null],
])("[CATALOG-7] %s", (_what, car, cut) => {
  expect(announcedCut({ ...car, priceEvents: cutEvents }, filterDay)).toBe(cut);
});
