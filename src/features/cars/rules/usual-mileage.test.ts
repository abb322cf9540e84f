import { expect, test } from "vitest";
import { usualMileage } from "./usual-mileage.ts";

const cars = (modelYear: number, ...mileages: number[]) =>
  mileages.map((mileage) => ({ modelYear, mileage }));
const ten = [1_040, 6_810, 7_000, 7_500, 8_000, 8_450, 8_900, 9_300, 9_870, 21_000];

test("[USUALMIL-1] between which mileages eight of ten of the same model year lie, in hundreds", () => {
  expect(usualMileage(2021, cars(2021, ...ten))).toEqual({
    from: 6_800,
    to: 9_900,
    years: { first: 2021, last: 2021 },
  });
});

test("[USUALMIL-1] too few of the year take those beside it, and fewer than ten say nothing", () => {
  const few = [...cars(2021, ...ten.slice(0, 4)), ...cars(2022, ...ten.slice(4))];
  expect(usualMileage(2021, few)?.years).toEqual({ first: 2021, last: 2022 });
  expect(usualMileage(2021, few.slice(1))).toBeNull();
  expect(usualMileage(2021, [...cars(2021, 8_000), ...cars(2023, ...ten)])).toBeNull();
});
