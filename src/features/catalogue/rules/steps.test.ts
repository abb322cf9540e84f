import fc from "fast-check";
import { expect, test } from "vitest";
import { rangeNames, rangeRow } from "./ranges.ts";
import {
  extendedMileageSteps,
  horsepowerSteps,
  mileageSteps,
  monthlyPaymentSteps,
  nearestStep,
  priceSteps,
  stepOfBound,
  wltpSteps,
  yearSteps,
} from "./steps.ts";

const now = new Date("2026-11-15T12:00:00Z");

test("[STEP-1] price steps", () => {
  expect(priceSteps).toEqual([
    5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 110_000,
    120_000, 130_000, 140_000, 150_000, 160_000, 170_000, 180_000, 190_000, 200_000, 210_000, 220_000,
    230_000, 240_000, 250_000, 260_000, 270_000, 280_000, 290_000, 300_000, 350_000, 400_000, 450_000,
    500_000, 600_000, 700_000, 800_000, 900_000,
  ]);
});

test("[STEP-2] mileage steps", () => {
  expect(mileageSteps).toEqual([
    500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500, 5_000, 5_500, 6_000, 6_500, 7_000, 7_500,
    8_000, 8_500, 9_000, 9_500, 10_000,
  ]);
});

test("[STEP-3] extended mileage steps", () => {
  expect(extendedMileageSteps.slice(0, mileageSteps.length)).toEqual(mileageSteps);
  expect(extendedMileageSteps.slice(mileageSteps.length)).toEqual([
    11_000, 12_000, 13_000, 14_000, 15_000, 16_000, 17_000, 18_000, 19_000, 20_000, 25_000, 35_000, 45_000,
    50_000,
  ]);
});

test("[STEP-4] this year and twenty back", () => {
  const years = yearSteps(now);
  expect(years).toHaveLength(21);
  expect(years.at(0)).toBe(2026);
  expect(years.at(-1)).toBe(2006);
  expect(years).toEqual(years.toSorted((a, b) => b - a));
});

test.each([
  ["2026-12-31T22:59:59Z", 2026],
  ["2026-12-31T23:00:00Z", 2027],
])("[STEP-4] at %s the year in Sweden is %i", (at, year) => {
  expect(yearSteps(new Date(at)).at(0)).toBe(year);
});

test("[STEP-5] horsepower steps", () => {
  expect(horsepowerSteps).toEqual([50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 850, 900, 950]);
});

test("[STEP-6] WLTP steps", () => {
  expect(wltpSteps).toEqual([20, 40, 60, 80, 100, 200, 300, 400, 500, 600, 700]);
});

test("[STEP-7] monthly payment steps", () => {
  expect(monthlyPaymentSteps).toHaveLength(20);
  expect(monthlyPaymentSteps.at(0)).toBe(500);
  expect(monthlyPaymentSteps.at(-1)).toBe(10_000);
  for (const step of monthlyPaymentSteps) expect(step % 500).toBe(0);
});

test("[STEP-8] each range has its list, and mileage the extended one", () => {
  const lists = rangeNames.map((range) => [range, rangeRow(range).steps(now)]);
  expect(Object.fromEntries(lists)).toEqual({
    price: priceSteps,
    monthlyPayment: monthlyPaymentSteps,
    year: yearSteps(now),
    mileage: extendedMileageSteps,
    horsepower: horsepowerSteps,
    wltp: wltpSteps,
  });
});

test.each([
  [249_900, 250_000],
  [244_999, 240_000],
  [245_000, 240_000],
  [245_001, 250_000],
  [325_000, 300_000],
  [20_000, 20_000],
])("[STEP-9] a price of %i snaps to %i", (price, step) => {
  expect(nearestStep(priceSteps, price)).toBe(step);
});

test("[STEP-9] halfway is the lower step also in a list that falls", () => {
  expect(nearestStep([2026, 2024, 2022], 2025)).toBe(2024);
  expect(nearestStep([2026, 2024, 2022], 2023)).toBe(2022);
});

test.each([
  [-1, 5_000],
  [0, 5_000],
  [1_000_000, 900_000],
  [Number.POSITIVE_INFINITY, 900_000],
  [Number.NEGATIVE_INFINITY, 5_000],
])("[STEP-10] %d is beyond the list and snaps to %i", (price, end) => {
  expect(nearestStep(priceSteps, price)).toBe(end);
});

test("[STEP-9] the chosen step is in the list, none is nearer, and choosing again changes nothing", () => {
  const anySteps = fc.constantFrom(...rangeNames.map((range) => rangeRow(range).steps(now)));
  fc.assert(
    fc.property(anySteps, fc.double({ noNaN: true, min: -1e6, max: 2e6 }), (steps, value) => {
      const chosen = nearestStep(steps, value);
      expect(steps).toContain(chosen);
      const nearest = Math.min(...steps.map((step) => Math.abs(step - value)));
      expect(Math.abs(chosen - value)).toBe(nearest);
      expect(nearestStep(steps, chosen)).toBe(chosen);
    }),
  );
});

test.each<["from" | "to", number, number | null]>([
  ["to", 900_000, 900_000],
  ["to", 900_001, null],
  ["to", 1_200_000, null],
  ["to", Number.POSITIVE_INFINITY, null],
  ["from", 1_200_000, 900_000],
  ["from", 5_000, 5_000],
  ["from", 4_999, null],
  ["from", 0, null],
  ["to", 1_000, 5_000],
])("[STEP-11] a bound %s %d is %s", (end, price, step) => {
  expect(stepOfBound(end, priceSteps, price)).toBe(step);
});

test("[STEP-11] what lies beyond the steps is never hidden from who asked for it", () => {
  const anyRange = fc.constantFrom(...rangeNames.map((range) => rangeRow(range).steps(now)));
  const anyNumber = fc.double({ noNaN: true, min: -1e5, max: 2e6 });
  fc.assert(
    fc.property(anyRange, anyNumber, anyNumber, (steps, criteria, number) => {
      const from = stepOfBound("from", steps, criteria) ?? Number.NEGATIVE_INFINITY;
      const to = stepOfBound("to", steps, criteria) ?? Number.POSITIVE_INFINITY;
      if (number > Math.max(...steps) && number <= criteria) expect(number).toBeLessThanOrEqual(to);
      if (number < Math.min(...steps) && number >= criteria) expect(number).toBeGreaterThanOrEqual(from);
    }),
  );
});
