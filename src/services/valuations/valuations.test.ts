import { expect, test } from "vitest";
import { trainValuation } from "#domain/valuation/engine/train.ts";
import { aCarToValue, soldMarket } from "#tests/sold-market.ts";
import { openValuations, stillCounting } from "./valuations.ts";

const question = { car: aCarToValue(), isImported: false, condition: {} };
const now = new Date("2026-11-17T02:00:00Z");
const never = new AbortController().signal;

test("[VALUE-12] until the first model is there the answer is that we count, then it is a price", async () => {
  const trained = Promise.withResolvers<ReturnType<typeof trainValuation>>();
  const valuations = openValuations({ trainOn: () => trained.promise, clock: () => now });
  const training = valuations.train(never);
  expect(valuations.value(question)).toEqual({ kind: "counting" });
  expect(valuations.trainedFrom()).toBeNull();
  expect(stillCounting).toContain("räknar");
  trained.resolve(trainValuation(soldMarket(300)));
  await training;
  expect(valuations.value(question)).toMatchObject({ kind: "valued" });
  expect(valuations.trainedFrom()).toEqual({ at: now, soldCars: 300 });
});

test("[VALUE-12] a training that fails leaves the model in use as it is", async () => {
  let rounds = 0;
  const valuations = openValuations({
    trainOn: async () => {
      if (++rounds > 1) throw new Error("the database is away");
      return null;
    },
    clock: () => now,
  });
  await valuations.train(never);
  await expect(valuations.train(never)).rejects.toThrow("away");
  expect(valuations.value(question)).toEqual({ kind: "declined", reason: "no-model" });
});

test("[COST-14] what is left of a price after some years is a share that falls with years and mil", async () => {
  const valuations = openValuations({
    trainOn: async () => trainValuation(soldMarket(300)),
    clock: () => now,
  });
  const after = (years: number, milPerYear: number) =>
    valuations.shareLeft(question.car, { years, milPerYear })?.share ?? 0;
  expect(valuations.shareLeft(question.car, { years: 3, milPerYear: 1_200 })).toBeNull();
  await valuations.train(never);
  expect(after(0, 1_200)).toBe(1);
  expect(after(3, 1_200)).toBeLessThan(0.95);
  expect(after(5, 1_200)).toBeLessThanOrEqual(after(3, 1_200));
  expect(after(3, 3_000)).toBeLessThanOrEqual(after(3, 1_200));
  expect(after(3, 1_200)).toBeGreaterThan(0.2);
  const unknown = { ...question.car, series: "no such series" };
  expect(valuations.shareLeft(unknown, { years: 3, milPerYear: 1_200 })).toBeNull();
});

test("[VALUE-9] what a car will be worth is said for each year, and of no car that would not be valued", async () => {
  const valuations = openValuations({
    trainOn: async () => trainValuation(soldMarket(300)),
    clock: () => now,
  });
  expect(valuations.overYears(question, { years: 3, milPerYear: 1_200 })).toBeNull();
  await valuations.train(never);
  const prices = valuations.overYears(question, { years: 3, milPerYear: 1_200 }) ?? [];
  expect(prices).toHaveLength(4);
  expect(prices.map(({ low }) => low)).toEqual(
    prices.map(({ low }) => low).toSorted((one, other) => other - one),
  );
  const imported = { ...question, isImported: true };
  expect(valuations.overYears(imported, { years: 3, milPerYear: 1_200 })).toBeNull();
});
