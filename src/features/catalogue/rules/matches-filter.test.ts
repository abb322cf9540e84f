import fc from "fast-check";
import { expect, test } from "vitest";
import type { Car } from "#features/cars/rules/car.ts";
import { aCar } from "#tests/a-car.ts";
import { anyFilter } from "#tests/any-filter.ts";
import { aPlate } from "#tests/any-plate.ts";
import { withPlaces } from "#tests/place-names.ts";
import { type Filter, initialFilter } from "./filter.ts";
import { matchesFilter } from "./matches-filter.ts";
import { sortOrderNames } from "./sort-orders.ts";
import type { Bounds } from "./steps.ts";
import { withField } from "./with-field.ts";

/** A loan that is easy to reckon with: the price is a hundred payments. */
function hundredfold({ from, to }: Bounds): Bounds {
  return { from: from === null ? null : from * 100, to: to === null ? null : to * 100 };
}

function matches(car: Partial<Car>, criteria: Partial<Filter>): boolean {
  return matchesFilter(withPlaces(aCar(car)), { ...initialFilter, ...criteria }, hundredfold);
}

test("[MATCH-1] the initial filter matches every car, also the incoming and the unpriced; every field that asks must agree", () => {
  expect(matches({}, {})).toBe(true);
  expect(matches({ status: 80, price: null }, {})).toBe(true);
  const volvoUnder200 = { brands: ["volvo"], priceTo: 200_000 };
  expect(matches({ normalizedMake: "volvo", price: 199_000 }, volvoUnder200)).toBe(true);
  expect(matches({ normalizedMake: "volvo", price: 201_000 }, volvoUnder200)).toBe(false);
  expect(matches({ normalizedMake: "audi", price: 199_000 }, volvoUnder200)).toBe(false);
});

test.each<[string, Partial<Car>, Partial<Filter>, Partial<Filter>]>([
  ["brands", { normalizedMake: "volvo" }, { brands: ["audi", "Volvo"] }, { brands: ["audi"] }],
  ["series", { series: "v60" }, { series: ["V60", "v90"] }, { series: ["v90"] }],
  ["types", { bodyType: "kombi" }, { types: ["suv", "kombi"] }, { types: ["suv"] }],
  ["fuelTypes", { fuelType: 3 }, { fuelTypes: ["1", "3"] }, { fuelTypes: ["1"] }],
  ["carColors", { colour: "blå" }, { carColors: ["Blå"] }, { carColors: ["röd"] }],
  [
    "plates",
    { licenseplate: aPlate("mlb12a") },
    { licenseplates: ["MLB 12A"] },
    { licenseplates: ["mlb001"] },
  ],
  ["gearbox", { gearboxType: "manuell" }, { gearbox: "Manuell" }, { gearbox: "automatisk" }],
  ["nothing but empties", {}, { brands: ["", " "] }, { brands: ["saab"] }],
  ["unknown bodies", { bodyType: "suv" }, { types: ["husbil", "suv"] }, { types: ["husbil"] }],
])("[MATCH-2] %s: one of the words is enough", (_field, car, fits, fitsNot) => {
  expect(matches(car, fits)).toBe(true);
  expect(matches(car, fitsNot)).toBe(false);
});

test("[MATCH-3] series decide over brands", () => {
  const criteria = { brands: ["bmw"], series: ["v60"] };
  expect(matches({ normalizedMake: "volvo", series: "v60" }, criteria)).toBe(true);
  expect(matches({ normalizedMake: "bmw", series: "x1" }, criteria)).toBe(false);
});

test("[MATCH-4] personbil and transportbil match their whole group", () => {
  expect(matches({ bodyType: "suv" }, { types: ["personbil"] })).toBe(true);
  expect(matches({ bodyType: "transportbil-flak" }, { types: ["personbil"] })).toBe(false);
  expect(matches({ bodyType: "transportbil-flak" }, { types: ["transportbil"] })).toBe(true);
  expect(matches({ bodyType: "transportbil" }, { types: ["transportbil-flak"] })).toBe(false);
});

test("[MATCH-5] the store that sells and the place where it stands", () => {
  const car = { location: "uppsala", physicalLocation: "lanna" } as const;
  expect(matches(car, { facilities: ["uppsala"], physicalLocations: ["lanna"] })).toBe(true);
  expect(matches(car, { facilities: ["lanna"] })).toBe(false);
  expect(matches(car, { physicalLocations: ["uppsala"] })).toBe(false);
});

test("[MATCH-6] seats by choice", () => {
  expect(matches({ seats: 9 }, { seats: ["max"] })).toBe(true);
  expect(matches({ seats: 7 }, { seats: ["max"] })).toBe(false);
  expect(matches({ seats: 6 }, { seats: ["5"] })).toBe(true);
});

test("[MATCH-7] all chosen equipment is required", () => {
  const car: Partial<Car> = { equipment: ["gps", "bluetooth"] };
  expect(matches(car, { equipmentTags: ["gps", "Bluetooth"] })).toBe(true);
  expect(matches(car, { equipmentTags: ["gps", "backkamera"] })).toBe(false);
});

test.each<
  [string, (value: number) => Partial<Car>, (from: number | null, to: number | null) => Partial<Filter>]
>([
  ["price", (price) => ({ price }), (priceFrom, priceTo) => ({ priceFrom, priceTo })],
  ["year", (modelYear) => ({ modelYear }), (yearFrom, yearTo) => ({ yearFrom, yearTo })],
  ["mileage", (mileage) => ({ mileage }), (mileageFrom, mileageTo) => ({ mileageFrom, mileageTo })],
  [
    "horsepower",
    (horsepower) => ({ horsepower }),
    (horsepowerFrom, horsepowerTo) => ({ horsepowerFrom, horsepowerTo }),
  ],
  ["wltp", (wltpRange) => ({ wltpRange }), (wltpFrom, wltpTo) => ({ wltpFrom, wltpTo })],
])("[MATCH-8] the bounds of %s are inclusive", (_range, carWith, bounds) => {
  const car = carWith(2_000);
  expect(matches(car, bounds(2_000, 2_000))).toBe(true);
  expect(matches(car, bounds(2_001, null))).toBe(false);
  expect(matches(car, bounds(null, 1_999))).toBe(false);
});

test("[MATCH-8] what is not known is within no bound", () => {
  expect(matches({ price: null }, { priceTo: 900_000 })).toBe(false);
  expect(matches({ price: null }, { priceFrom: 5_000 })).toBe(false);
  expect(matches({ wltpRange: null }, { wltpTo: 700 })).toBe(false);
});

test("[MATCH-9] monthly payment is asked as price", () => {
  const criteria = { monthlyPaymentFrom: 1_000, monthlyPaymentTo: 2_000 };
  expect(matches({ price: 100_000 }, criteria)).toBe(true);
  expect(matches({ price: 200_000 }, criteria)).toBe(true);
  expect(matches({ price: 99_999 }, criteria)).toBe(false);
  expect(matches({ price: 200_001 }, criteria)).toBe(false);
  expect(matches({ price: null }, criteria)).toBe(false);
});

test.each(["hasAwd", "hasTowbar", "leasable"] as const)(
  "[MATCH-10] %s: with, without, or not asked",
  (field) => {
    expect(matches({ [field]: true }, { [field]: true })).toBe(true);
    expect(matches({ [field]: false }, { [field]: true })).toBe(false);
    expect(matches({ [field]: true }, { [field]: false })).toBe(false);
    expect(matches({ [field]: false }, { [field]: false })).toBe(true);
    expect(matches({ [field]: true }, { [field]: null })).toBe(true);
  },
);

test("[MATCH-11] the search is a part of the filter", () => {
  expect(matches({ make: "Volvo" }, { search: "volvo" })).toBe(true);
  expect(matches({ make: "Volvo" }, { search: "saab" })).toBe(false);
});

test.each([
  [129, "inkommande"],
  [80, "inkommande"],
  [130, "till-forsaljning"],
  [135, "till-forsaljning"],
  [150, "till-forsaljning"],
] as const)("[MATCH-17] a car with status %i is %s and not the other", (status, cars) => {
  const other = cars === "inkommande" ? "till-forsaljning" : "inkommande";
  expect(matches({ status }, withField(initialFilter, "cars", cars))).toBe(true);
  expect(matches({ status }, withField(initialFilter, "cars", other))).toBe(false);
});

test("[MATCH-18] order and page never decide", () => {
  fc.assert(
    fc.property(anyFilter, fc.constantFrom(...sortOrderNames), fc.nat(), (filter, order, page) => {
      const elsewhere = { ...filter, order, page };
      const car = withPlaces(aCar());
      expect(matchesFilter(car, elsewhere, hundredfold)).toBe(matchesFilter(car, filter, hundredfold));
    }),
  );
  expect(matches({}, { order: "nyast", page: 99 })).toBe(true);
});
