import type { CarFacts } from "#domain/valuation/engine/car-facts.ts";
import { type MarketPrice, pricesOverYears } from "#domain/valuation/engine/market-price.ts";
import type { ValuationModel } from "#domain/valuation/engine/train.ts";
import { type Declined, type ToValue, type Valuation, valueCar } from "#domain/valuation/value-car.ts";

/** Before the first training is done there is nothing to answer with, and soon there will be. */
export const stillCounting = "Vi räknar fortfarande på våra sålda bilar. Försök igen om en liten stund.";

type Use = { years: number; milPerYear: number };

export type Valuations = {
  value: (asked: ToValue) => Valuation | Declined | { kind: "counting" };
  /** What is left of a price after that use, from 0 to 1; null where the car is not one to value. [COST-14] */
  shareLeft: (car: CarFacts, use: Use) => { share: number; cars: number } | null;
  /** What the car is expected to be worth now and after each year; null where it would not be valued today. [VALUE-9] */
  overYears: (asked: ToValue, use: Use) => MarketPrice[] | null;
  /** When the model in use was made, and from how many sales; null until there is one. */
  trainedFrom: () => { at: Date; soldCars: number } | null;
  /** Makes a new model and puts it in place of the one in use; that one answers until then, and after a failure. */
  train: (signal: AbortSignal) => Promise<void>;
};

type Needs = {
  trainOn: (now: Date, signal: AbortSignal) => Promise<ValuationModel | null>;
  clock: () => Date;
};

/** The one model of this process. [VALUE-12] */
export function openValuations({ trainOn, clock }: Needs): Valuations {
  let held: { model: ValuationModel | null; at: Date } | null = null;

  function overYears(asked: ToValue, use: Use) {
    const model = held?.model ?? null;
    const valued = valueCar(model, asked);
    if (model === null || valued.kind !== "valued") return null;
    return { prices: pricesOverYears(model, asked.car, use), soldOfSeries: valued.soldOfSeries };
  }

  return {
    value: (asked) => (held ? valueCar(held.model, asked) : { kind: "counting" }),
    shareLeft: (car, use) => {
      const years = overYears({ car, hasUsualEquipment: true, isImported: false, condition: {} }, use);
      const [now, then] = [years?.prices[0], years?.prices.at(-1)];
      return now && then && years ? { share: then.estimate / now.estimate, cars: years.soldOfSeries } : null;
    },
    overYears: (asked, use) => overYears(asked, use)?.prices ?? null,
    trainedFrom: () => held && { at: held.at, soldCars: held.model?.soldCars ?? 0 },
    train: async (signal) => {
      const at = clock();
      held = { model: await trainOn(at, signal), at };
    },
  };
}
