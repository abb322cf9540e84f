import { expect, test } from "vitest";
import type { Car } from "#features/cars/rules/car.ts";
import { marketLabel } from "#features/cars/rules/price/market-label.ts";
import { aCar } from "#tests/a-car.ts";
import { aCarToValue, soldMarket } from "#tests/sold-market.ts";
import { trainValuation } from "../rules/engine/train.ts";
import { factsOfCar } from "../rules/facts-of-car.ts";
import { emptyTable, levelRow, withRows } from "../rules/level-table.ts";
import type { TrainedValuation } from "../rules/trained-valuation.ts";
import { openValuations, trainingNotDone } from "./valuations.ts";

const question = { car: aCarToValue(), isImported: false, condition: {} };
const now = new Date("2026-11-17T02:00:00Z");
const never = new AbortController().signal;
const model = trainValuation(soldMarket(300));
if (!model) throw new Error("The market is too small");
const cars = [8_000, 3_000, 12_000].map((mileage, at) => aCar({ id: 10 + at, mileage }));

/** Trained on the same market each time, with the levels of these cars. */
const valuationsOf = (listed: readonly Car[] = []) =>
  openValuations({
    trainOn: async (at) => {
      const rows = listed.map((car) => levelRow(model, car, at));
      return { model, levels: withRows(emptyTable, rows) };
    },
    clock: () => now,
  });

test("[VALUE-12] until the first model is there the answer is that we count, then it is a price", async () => {
  const trained = Promise.withResolvers<TrainedValuation>();
  const valuations = openValuations({ trainOn: () => trained.promise, clock: () => now });
  const training = valuations.train(never);
  expect(valuations.value(question)).toEqual({ kind: "counting" });
  expect(valuations.trainedFrom()).toBeNull();
  expect(trainingNotDone).toContain("räknar");
  trained.resolve({ model, levels: emptyTable });
  await training;
  expect(valuations.value(question)).toMatchObject({ kind: "valued" });
  expect(valuations.trainedFrom()).toEqual({ at: now, soldCars: 300 });
});

test("[VALUE-16] the model of an earlier run answers at once, also for cars that have changed since", async () => {
  const [same, changed] = cars;
  if (!same || !changed) throw new Error("There are no cars");
  const earlier = {
    model,
    levels: withRows(emptyTable, [levelRow(model, same, now), levelRow(model, changed, now)]),
    at: now,
  };
  const valuations = openValuations({
    trainOn: async () => Promise.reject(new Error("not yet")),
    clock: () => now,
    earlier,
  });
  expect(valuations.value(question)).toMatchObject({ kind: "valued" });
  await valuations.label([same, { ...changed, mileage: 20_000 }]);
  expect(valuations.version()).toBe(1);
  expect(valuations.levelOf({ ...same, price: 10_000 })).toBe("under");
});

test("[VALUE-12] a training that fails leaves the model in use as it is", async () => {
  let rounds = 0;
  const valuations = openValuations({
    trainOn: async () => {
      if (++rounds > 1) throw new Error("the database is away");
      return { model: null, levels: emptyTable };
    },
    clock: () => now,
  });
  await valuations.train(never);
  await expect(valuations.train(never)).rejects.toThrow("away");
  expect(valuations.value(question)).toEqual({ kind: "declined", reason: "no-model" });
});

test("[COST-14] what is left of a price after some years is a share that falls with years and mil", async () => {
  const valuations = valuationsOf();
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
  const valuations = valuationsOf();
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

test("[MARKET-3] a card says the same as the advert; what cannot be bought, or is not valued, says nothing", async () => {
  const valuations = valuationsOf(cars);
  const [car] = cars;
  if (!car) throw new Error("No car");
  expect(valuations.levelOf(car)).toBeNull();
  await valuations.train(never);
  const range = valuations.value({ car: factsOfCar(car, now), isImported: false, condition: {} });
  if (range.kind !== "valued") throw new Error(range.kind);
  for (let price = range.low - 5_000; price < range.high + 5_000; price += 997)
    expect(valuations.levelOf({ ...car, price })).toBe(marketLabel(price, range).level);
  for (const other of [{ status: 120 }, { status: 135 }, { status: 140 }, { price: null }, { id: 99 }])
    expect(valuations.levelOf({ ...car, ...other })).toBeNull();
});

test("[MARKET-4] a car that changes while a model is trained is valued by that model", async () => {
  const trained = Promise.withResolvers<TrainedValuation>();
  const valuations = openValuations({ trainOn: () => trained.promise, clock: () => now });
  const training = valuations.train(never);
  const added = aCar({ id: 5, price: 1 });
  await valuations.label([added]);
  expect(valuations.levelOf(added)).toBeNull();
  trained.resolve({ model, levels: emptyTable });
  await training;
  expect(valuations.levelOf(added)).toBe("under");
});

test("[MARKET-4] only cars that are new or whose facts are new are valued again, and only then is there another version", async () => {
  const valuations = valuationsOf(cars);
  await valuations.label(cars);
  expect(valuations.version()).toBe(0);
  await valuations.train(never);
  expect(valuations.version()).toBe(1);
  await valuations.label(cars.map((car) => ({ ...car, price: 1 })));
  expect(valuations.version()).toBe(1);
  const added = aCar({ id: 5, price: 1 });
  const rare = aCar({ id: 6, series: "no such series", price: 1 });
  await valuations.label([added, rare, ...cars]);
  expect(valuations.version()).toBe(2);
  expect([added, rare].map(valuations.levelOf)).toEqual(["under", null]);
  await valuations.label([added, rare]);
  expect(valuations.version()).toBe(2);
  const [worn] = cars.map((car) => ({ ...car, mileage: 20_000, price: 150_000 }));
  if (!worn) throw new Error("No car");
  const before = valuations.levelOf(worn);
  await valuations.label([worn]);
  expect([before, valuations.levelOf(worn)]).toEqual(["under", "level"]);
});
