import { expect, test } from "vitest";
import { emptyImage } from "#features/cars/rules/image.ts";
import { catalogOf } from "#features/catalogue/service/catalog.ts";
import { type SoldCar, soldStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { someValuations } from "#tests/some-valuations.ts";
import { exampleView } from "../pages/example-view.ts";
import type { Valuations } from "./valuations.ts";
import { valuedExamples } from "./valued-example.ts";

const now = new Date("2026-11-14T08:00:00Z");

/** Sold one a day, the first last; what each has gone is how wide its range is. */
function sold(...cars: Partial<SoldCar>[]) {
  return catalogOf<SoldCar>(
    cars.map((car, n) => ({
      ...aCar({ id: n + 1, licenseplate: aPlate(`mlb${100 + n}`), status: 150, fuelType: 1 }),
      coverImage: { ...emptyImage, url: `https://example.com/${n}` },
      storeName: "",
      placeNames: placeNamesOf(aCar()),
      priceEvents: [],
      sale: {
        soldAt: new Date(now.getTime() - (n + 1) * 86_400_000),
        deliveredAt: null,
        price: 150_000,
        daysInStock: 20,
      },
      ...car,
    })),
    soldStock,
    now,
  );
}

const valuations: Valuations = {
  ...someValuations(),
  rangeWithin: (_, { from }) =>
    from === 0
      ? { kind: "declined", reason: "too-few-sold" }
      : { kind: "range", low: 150_000 - from, high: 150_000 + from },
};
const widths = (...mils: number[]) => mils.map((mileage) => ({ mileage }));

test("[LANDING-2] the example is the car sold last whose range is no wider than that of half of them, and not the narrowest", () => {
  const cars = sold(...widths(9_000, 8_000, 4_000, 1_000, 7_000, 2_000, 5_000, 9_500));
  const { any } = valuedExamples(cars, valuations);
  expect(any?.car.mileage).toBe(4_000);
  expect(any?.cars).toBe(8);
  expect(any?.usualHalf).toBeCloseTo(5_000 / 150_000, 1);
});

test("[LANDING-2] without a model, or with too few that can be valued, there is none; an electric one is of its own kind", () => {
  const eight = widths(9_000, 8_000, 4_000, 1_000, 7_000, 2_000, 5_000, 9_500);
  expect(valuedExamples(sold(...eight), { ...valuations, trainedFrom: () => null }).any).toBeNull();
  expect(valuedExamples(sold(...eight.slice(1), { mileage: 0 }), valuations).any).toBeNull();
  const electric = eight.map((car) => ({ ...car, fuelType: 3 as const, model: "ID.3" }));
  const examples = valuedExamples(sold(...eight, ...electric), valuations);
  expect(examples.any?.car.model).not.toBe("ID.3");
  expect(examples.electric?.car.model).toBe("ID.3");
});

test("[LANDING-2] [SALE-1] it says what it is: the car, when it was sold and its advertised price, and what is usual", () => {
  const cars = sold(...widths(4_000, 4_000, 4_000, 4_000, 4_000, 4_000, 4_000, 4_000));
  const { any } = valuedExamples(cars, valuations);
  if (!any) throw new Error("No example");
  const view = exampleView(any, now);
  expect(view.sold).toContain("annonspris när bilen såldes 150\u00a0000\u00a0kr");
  expect(view.sold).toContain("13 november 2026");
  expect(view.usual).toMatch(/^Av de 8 bilar .* högst ±\d+ %\.$/);
});
