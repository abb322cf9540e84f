import { setImmediate as others } from "node:timers/promises";
import { levelWithin, type MarketLevel } from "#features/cars/rules/price/market-label.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import type { CarFacts } from "../rules/engine/car-facts.ts";
import { type MarketPrice, pricesOverYears } from "../rules/engine/market-price.ts";
import { type CarToLabel, findBounds, isLabelled, levelRow, withRows } from "../rules/level-table.ts";
import { type MilWithin, rangeWithin } from "../rules/range-within.ts";
import type { DatedValuation, TrainedValuation } from "../rules/trained-valuation.ts";
import { type CarToValue, type DeclinedValuation, type Valuation, valueCar } from "../rules/value-car.ts";

/** Before the first training is done there is nothing to answer with, and soon there will be. */
export const trainingNotDone = "Vi räknar fortfarande på våra sålda bilar. Försök igen om en liten stund.";

type Use = { years: number; milPerYear: number };

export type Valuations = {
  value: (toValue: CarToValue) => Valuation | DeclinedValuation | { kind: "counting" };
  /** What such a car goes for, whatever it has gone between the two. */
  rangeWithin: (
    toValue: Omit<CarToValue, "condition">,
    mil: MilWithin,
  ) => ReturnType<typeof rangeWithin> | { kind: "counting" };
  /** What is left of a price after that use, from 0 to 1; null where the car is not one to value. */
  shareLeft: (car: CarFacts, use: Use) => { share: number; cars: number } | null;
  /** What the car is expected to be worth now and after each year; null where it would not be valued today. */
  overYears: (toValue: CarToValue, use: Use) => MarketPrice[] | null;
  /** How the price of a car that can be bought lies to the market; null where nothing is to be said of it. */
  levelOf: (car: { id: number; price: number | null; status: number }) => MarketLevel | null;
  /** Values those of the cars that are new, or whose facts are; between other work, car by car. */
  label: (cars: readonly CarToLabel[]) => Promise<void>;
  /** Another number whenever a level or a model may be another: for caches. */
  version: () => number;
  /** When the model in use was made, and from how many sales; null until there is one. */
  trainedFrom: () => { at: Date; soldCars: number } | null;
  /** Makes a new model and puts it in place of the one in use; that one answers until then, and after a failure. */
  train: (signal: AbortSignal) => Promise<void>;
};

/** Of a site that values nothing: people do. */
export const noValuations: Valuations = {
  value: () => ({ kind: "declined", reason: "by-person" }),
  rangeWithin: () => ({ kind: "declined", reason: "by-person" }),
  shareLeft: () => null,
  overYears: () => null,
  levelOf: () => null,
  label: async () => {},
  version: () => 0,
  trainedFrom: () => null,
  train: async () => {},
};

/** So many cars are looked at before others get their turn; one that is valued takes as long. */
const lookedAtOnce = 100;

/** The one model of this process, at first the one that the process before had, if there is one. */
export function openValuations({
  trainOn,
  clock,
  earlier = null,
}: {
  trainOn: (now: Date, signal: AbortSignal) => Promise<TrainedValuation>;
  clock: () => Date;
  earlier?: DatedValuation | null;
}): Valuations {
  let held = earlier;
  let version = 0;
  /** Whoever trains has read the stock as it was at the beginning. */
  let isTraining = false;
  const changedMeanwhile = new Map<number, CarToLabel>();

  function overYears(toValue: CarToValue, use: Use) {
    const model = held?.model ?? null;
    const valued = valueCar(model, toValue);
    if (model === null || valued.kind !== "valued") return null;
    return { prices: pricesOverYears(model, toValue.car, use), soldOfSeries: valued.soldOfSeries };
  }

  async function label(cars: readonly CarToLabel[]): Promise<void> {
    for (const car of isTraining ? cars : []) changedMeanwhile.set(car.id, car);
    if (!held?.model) return;
    const { model, levels, at } = held;
    const rows = [];
    for (const [index, car] of cars.entries()) {
      const isNew = !isLabelled(levels, car);
      if (isNew) rows.push(levelRow(model, car, at));
      if (isNew || index % lookedAtOnce === 0) await others();
    }
    if (rows.length === 0 || held.model !== model) return;
    held = { ...held, levels: withRows(held.levels, rows) };
    version++;
  }

  return {
    value: (toValue) => (held ? valueCar(held.model, toValue) : { kind: "counting" }),
    rangeWithin: (toValue, mil) => (held ? rangeWithin(held.model, toValue, mil) : { kind: "counting" }),
    shareLeft: (car, use) => {
      const years = overYears({ car, hasUsualEquipment: true, isImported: false, condition: {} }, use);
      const [now, then] = [years?.prices[0], years?.prices.at(-1)];
      return now && then && years ? { share: then.estimate / now.estimate, cars: years.soldOfSeries } : null;
    },
    overYears: (toValue, use) => overYears(toValue, use)?.prices ?? null,
    levelOf: ({ id, price, status }) => {
      if (!held || price === null || !canBeBought({ price, status })) return null;
      const bounds = findBounds(held.levels, id);
      return bounds && levelWithin(bounds, price);
    },
    label,
    version: () => version,
    trainedFrom: () => held && { at: held.at, soldCars: held.model?.soldCars ?? 0 },
    train: async (signal) => {
      const at = clock();
      isTraining = true;
      changedMeanwhile.clear();
      try {
        held = { ...(await trainOn(at, signal)), at };
        version++;
      } finally {
        isTraining = false;
      }
      await label([...changedMeanwhile.values()]);
    },
  };
}
