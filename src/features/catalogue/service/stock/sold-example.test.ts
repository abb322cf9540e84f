import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { catalogOf } from "../catalog.ts";
import { soldExamples } from "./sold-example.ts";
import { type SoldCar, soldStock } from "./stock-kinds.ts";

const now = new Date("2026-09-02T08:00:00Z");

function sold(...cars: Partial<SoldCar>[]) {
  const beside = { coverImage: null, storeName: "", placeNames: placeNamesOf(aCar()), priceEvents: [] };
  return catalogOf<SoldCar>(
    cars.map((car, n) => ({
      ...aCar({ id: n + 1, licenseplate: aPlate(`mlb${100 + n}`), status: 150 }),
      ...beside,
      sale: null,
      ...car,
    })),
    soldStock,
    now,
  );
}

const golfs = [150_000, 139_000, 142_000, 161_000, 155_000].map((price) => ({
  make: "Volkswagen",
  model: "Golf",
  modelYear: 2019,
  fuelType: 1 as const,
  price,
}));

test("[LANDING-2] the example is the model and year of which most were sold, from lowest to highest", () => {
  const older = { make: "Volvo", model: "V60", modelYear: 2018, fuelType: 2 as const, price: 99_000 };
  expect(soldExamples(sold(older, ...golfs, older)).any).toEqual({
    make: "Volkswagen",
    model: "Golf",
    modelYear: 2019,
    count: 5,
    lowest: 139_000,
    highest: 161_000,
  });
});

test("[LANDING-2] four are too few, and a car without a price is none; an electric car is compared with electric cars", () => {
  expect(soldExamples(sold(...golfs.slice(1))).any).toBeNull();
  expect(soldExamples(sold(...golfs.slice(1), { ...golfs[0], price: null })).any).toBeNull();
  const electric = golfs.map((car) => ({ ...car, model: "ID.3", fuelType: 3 as const }));
  const { any, electric: found } = soldExamples(sold(...golfs, golfs[0] ?? {}, ...electric));
  expect([any?.model, found?.model]).toEqual(["Golf", "ID.3"]);
});
