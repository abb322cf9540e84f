import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { factsOfCar, soldCarFrom } from "./facts-of-car.ts";

const car = aCar({
  normalizedMake: "volvo",
  series: "v60",
  modelDescription: "T6 AWD",
  firstRegisteredOn: "2020-01-01",
  hasAwd: true,
  hasTowbar: true,
  equipment: ["gps"],
});

test("[VALUE-10] our own car in the engine's words, as old as it was that day; a sale is the car as it was when it was sold, and how long ago that is", () => {
  const facts = factsOfCar(car, new Date("2025-01-01"));
  expect(facts).toMatchObject({ make: "volvo", series: "v60", model: "T6 AWD", drive: "4wd" });
  expect(facts.ageYears).toBeCloseTo(5, 1);
  expect(facts.equipment).toEqual(["gps", "dragkrok"]);
  expect(factsOfCar({ ...car, hasAwd: null }, new Date("2019-01-01"))).toMatchObject({
    drive: "",
    ageYears: 0,
  });
  const sale = { id: "7", car, soldAt: new Date("2025-01-01"), price: 250_000 };
  const sold = soldCarFrom(sale, new Date("2026-01-01"));
  expect(sold).toMatchObject({ id: "7", price: 250_000 });
  expect(sold.ageYears).toBeCloseTo(5, 1);
  expect(sold.monthsAgo).toBeCloseTo(12, 1);
});
