import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { filterDay } from "#tests/any-filter.ts";
import { aPlate } from "#tests/any-plate.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { catalogOf, withChanges } from "./catalog.ts";
import { findCarWithPlate } from "./find-car.ts";
import { findSimilarCars } from "./similar-cars.ts";
import { type CatalogCar, listedStock } from "./stock/stock-kinds.ts";

const listed = (plate: string, said: Partial<CatalogCar> = {}): CatalogCar => ({
  ...aCar({ id: Number(plate.slice(3)), licenseplate: aPlate(plate) }),
  coverImage: null,
  storeName: "",
  placeNames: placeNamesOf(aCar()),
  priceEvents: [],
  ...said,
});
const audi = { make: "Audi", normalizedMake: "audi", model: "A6", series: "a6" } as const;
const stock = catalogOf(
  [
    listed("mlb001", { price: 200_000 }),
    listed("mlb002", { price: 320_000 }),
    listed("mlb003", { price: 210_000 }),
    listed("mlb004", { model: "V90", series: "v90", price: 201_000, bodyType: "suv" }),
    listed("mlb005", { ...audi, price: 200_500 }),
    listed("mlb006", { ...audi, price: 200_500, bodyType: "suv" }),
    listed("mlb007", { status: 135 }),
    listed("mlb008", { status: 110 }),
    listed("mlb009", { price: null }),
  ],
  listedStock,
  filterDay,
);
const platesOf = (cars: CatalogCar[]) => cars.map(({ licenseplate }) => licenseplate);
const volvo = { make: "volvo", model: "v60" } as const;
const car = { ...volvo, licenseplate: "mlb001", bodyType: "kombi", price: 200_000 } as const;

test("[SIMILAR-1] neither the car itself nor one that cannot be bought", () => {
  expect(platesOf(findSimilarCars(stock, car, 12))).not.toContain("mlb001");
  expect(platesOf(findSimilarCars(stock, volvo, 12)).toSorted()).toEqual([
    "mlb001",
    "mlb002",
    "mlb003",
    "mlb004",
  ]);
});

test("[SIMILAR-2] [SIMILAR-3] the model, the make, the body, and the nearest price first in each", () => {
  expect(platesOf(findSimilarCars(stock, car, 12))).toEqual(["mlb003", "mlb002", "mlb004", "mlb005"]);
  expect(platesOf(findSimilarCars(stock, car, 1))).toEqual(["mlb003"]);
});

test("[SIMILAR-2] a series of the same name is of the model only within the make", () => {
  expect(platesOf(findSimilarCars(stock, { make: "audi", model: "v60" }, 12)).toSorted()).toEqual([
    "mlb005",
    "mlb006",
  ]);
});

test("[ADVERT-1] a car is found by its exact plate; a change is found, and what is gone is not", () => {
  expect(findCarWithPlate(stock, "mlb003")?.price).toBe(210_000);
  expect(findCarWithPlate(stock, "mlb00")).toBeNull();
  expect(findCarWithPlate(stock, "xxx999")).toBeNull();
  const changed = withChanges(
    stock,
    { changed: [listed("mlb003", { price: 1_000 })], removed: [4] },
    filterDay,
  );
  expect(findCarWithPlate(changed, "mlb003")?.price).toBe(1_000);
  expect(findCarWithPlate(changed, "mlb004")).toBeNull();
});
