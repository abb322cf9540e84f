import fc from "fast-check";
import { expect, test } from "vitest";
import { aCarToValue, soldMarket } from "#tests/sold-market.ts";
import { buyingRange, offerFrom } from "./buying-price.ts";
import {
  type ConditionAnswers,
  type ConditionQuestion,
  conditionEffects,
  conditionQuestions,
} from "./condition-effect.ts";
import { trainValuation } from "./engine/train.ts";
import { likelyMil } from "./likely-mil.ts";
import { type MilWithin, type Range, rangeInCondition, rangeWithin } from "./range-within.ts";
import { valueCar } from "./value-car.ts";

const model = trainValuation(soldMarket(700));
const rangeOf = (toValue: Parameters<typeof rangeWithin>[1], mil: MilWithin): Range => {
  const range = rangeWithin(model, toValue, mil);
  if (range.kind !== "range") throw new Error(range.reason);
  return range;
};
const expectWithin = (inner: Range, outer: Range) => {
  expect(inner.low).toBeGreaterThanOrEqual(outer.low);
  expect(inner.high).toBeLessThanOrEqual(outer.high);
};

const anyCar = fc
  .record({
    series: fc.constantFrom("v60", "xc60"),
    ageYears: fc.double({ min: 0.5, max: 13, noNaN: true }),
    gearbox: fc.constantFrom("automatisk", "manuell", ""),
    horsepower: fc.constantFrom(150, 190, null),
  })
  .map((facts) => ({ car: aCarToValue({ ...facts, mil: Number.NaN }), isImported: false }));
/** One of the answers of every question, or that it was skipped. */
const anyAnswers = fc.record(
  Object.fromEntries(
    conditionQuestions.map((question) => [
      question,
      fc.constantFrom(undefined, ...Object.keys(conditionEffects[question].answers)),
    ]),
  ),
) as fc.Arbitrary<ConditionAnswers>;
const anyOrder = fc.shuffledSubarray([...conditionQuestions], { minLength: conditionQuestions.length });

test("[FLOW-13] with each answer the range lies within the one before, and the last is the offer's own", () => {
  fc.assert(
    fc.property(
      anyCar,
      fc.integer({ min: 0, max: 9_000 }),
      fc.integer({ min: 0, max: 12_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      anyAnswers,
      anyOrder,
      (toValue, from, width, share, condition, order) => {
        const mil = Math.round(from + share * width);
        let before = buyingRange(
          rangeInCondition(rangeOf(toValue, { from, to: from + width }), {}, conditionQuestions),
        );
        const known = rangeOf(toValue, { from: mil, to: mil });
        for (let told = 0; told <= order.length; told++) {
          const open = order.slice(told) as ConditionQuestion[];
          const now = buyingRange(rangeInCondition(known, condition, open));
          expectWithin(now, before);
          before = now;
        }
        const valued = valueCar(model, { ...toValue, car: { ...toValue.car, mil }, condition });
        if (valued.kind !== "valued") throw new Error(valued.reason);
        const { low, high } = offerFrom(valued, valued);
        expect(before).toEqual({ low, high });
      },
    ),
    { numRuns: 60 },
  );
});

test("[FLOW-13] where the car is declined at every mileage there is no range, but the reason", () => {
  const imported = { car: aCarToValue(), isImported: true };
  expect(rangeWithin(model, imported, { from: 0, to: 5_000 })).toEqual({
    kind: "declined",
    reason: "imported",
  });
  expect(rangeWithin(null, imported, { from: 0, to: 1 })).toEqual({ kind: "declined", reason: "no-model" });
});

test("[FLOW-13] a mileage that nobody told lies within 500 to 2 500 mil a year, and above what the inspection showed", () => {
  const now = new Date("2026-11-17T09:00:00Z");
  expect(likelyMil(4, null, now)).toEqual({ from: 1_500, to: 11_000 });
  expect(likelyMil(0.4, null, now)).toEqual({ from: 0, to: 2_000 });
  expect(likelyMil(5, { mil: 8_230, on: "2025-11-17" }, now)).toEqual({ from: 8_230, to: 11_700 });
  expect(likelyMil(14, { mil: 21_500, on: "2022-01-01" }, now)).toEqual({ from: 21_500, to: 22_000 });
});
