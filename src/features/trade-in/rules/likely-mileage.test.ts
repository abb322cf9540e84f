import { expect, test } from "vitest";
import { likelyMileage } from "./likely-mileage.ts";

const car = {
  firstRegisteredOn: "2019-05-12",
  modelYear: 2019,
  lastInspectionOn: "2026-05-12",
  lastInspectionMileage: 8_790,
};

test("[MILE-1] as far a year as until the last inspection, to the nearest ten mil; without an inspection, or with one of a new car, nobody knows", () => {
  expect(likelyMileage(car, new Date("2026-11-12"))).toEqual({
    perYear: 1_260,
    sinceInspection: 630,
    now: 9_420,
  });
  expect(likelyMileage({ ...car, lastInspectionMileage: null }, new Date("2026-11-12"))).toBeNull();
  expect(likelyMileage({ ...car, firstRegisteredOn: "2026-03-01" }, new Date("2026-11-12"))).toBeNull();
});
