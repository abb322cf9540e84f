import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { catalogOf } from "../catalog.ts";
import { type CatalogCar, listedStock } from "./stock-kinds.ts";
import { countNewInADay, stockOverview } from "./stock-overview.ts";

const now = new Date("2026-09-02T08:00:00Z");
const published = (day: string | null) => (day === null ? null : new Date(`${day}T08:00:00Z`));

function listed(...cars: Partial<CatalogCar>[]) {
  const beside = { coverImage: null, storeName: "", placeNames: placeNamesOf(aCar()), priceEvents: [] };
  const whole = cars.map((car, n) => ({
    ...aCar({ id: n + 1, licenseplate: aPlate(`mlb${100 + n}`) }),
    ...beside,
    ...car,
  }));
  return catalogOf<CatalogCar>(whole, listedStock, now);
}

const platesOf = (...cars: Partial<CatalogCar>[]) =>
  stockOverview(listed(...cars)).buyable.map(({ licenseplate }) => licenseplate);

test("[HOMEPAGE-1] [STORE-2] the newest are for sale, not reserved, and have a price", () => {
  expect(
    platesOf(
      { status: 129 },
      { status: 130, price: null },
      { status: 135 },
      { status: 130 },
      { status: 136 },
    ),
  ).toEqual(["mlb104", "mlb103"]);
});

test("[HOMEPAGE-1] [STORE-2] newest published first, those without a date last", () => {
  const days = ["2026-08-30", "2026-09-01", null, "2026-08-31"];
  expect(platesOf(...days.map((day) => ({ publishedAt: published(day) })))).toEqual([
    "mlb101",
    "mlb103",
    "mlb100",
    "mlb102",
  ]);
});

test("[HOMEPAGE-2] all that is listed is counted, in all and per body", () => {
  const { total, bodies } = stockOverview(
    listed(
      { bodyType: "suv", status: 80 },
      { bodyType: "suv", status: 135 },
      { bodyType: "transportbil-skap" },
    ),
  );
  expect(total).toBe(3);
  expect(Object.fromEntries(bodies)).toEqual({ suv: 2, "transportbil-skap": 1 });
});

test("[HOMEPAGE-3] new are those published in the 24 hours up to now", () => {
  const instants = ["01T08:00:00Z", "01T08:00:01Z", "02T08:00:00Z", "02T08:00:01Z"];
  const cars = instants.map((instant) => ({ publishedAt: new Date(`2026-09-${instant}`) }));
  expect(countNewInADay(listed({ publishedAt: null }, ...cars), now)).toBe(2);
});

const seriesByBrand = (...cars: [make: string, series: string][]) =>
  stockOverview(listed(...cars.map(([normalizedMake, series]) => ({ normalizedMake, series })))).brands.map(
    ({ brand, count, series }) => [brand, count, ...series.map(({ name, count: some }) => `${name} ${some}`)],
  );

test("[DIRECTORY-1] each make is counted, and each of its series", () => {
  const brands = seriesByBrand(["volvo", "v60"], ["volvo", "v60"], ["volvo", "xc60"], ["kia", "niro"]);
  expect(brands.toSorted()).toEqual([
    ["kia", 1, "niro 1"],
    ["volvo", 3, "xc60 1", "v60 2"],
  ]);
});

test("[DIRECTORY-2] incoming and reserved cars count; a car without a series counts for its make", () => {
  expect(seriesByBrand(["volvo", ""], ["volvo", "v60"])).toEqual([["volvo", 2, "v60 1"]]);
  expect(stockOverview(listed({ status: 80 }, { status: 135 })).brands).toMatchObject([{ count: 2 }]);
});

test("[STORE-1] a store counts what it sells, wherever the car stands", () => {
  const { stores } = stockOverview(
    listed({ status: 80 }, { status: 135 }, { location: "nacka", physicalLocation: "uppsala" }),
  );
  expect(Object.fromEntries(stores)).toEqual({ uppsala: 2, nacka: 1 });
});

test("[HOMEPAGE-2] [DIRECTORY-1] [STORE-1] an empty stock counts nothing", () => {
  expect(stockOverview(listed())).toEqual({
    total: 0,
    bodies: new Map(),
    brands: [],
    stores: new Map(),
    buyable: [],
  });
});
