import type { CarFacts } from "#domain/valuation/engine/car-facts.ts";
import { type MarketPrice, pricesOverYears } from "#domain/valuation/engine/market-price.ts";
import type { ValuationModel } from "#domain/valuation/engine/train.ts";
import { type Declined, type ToValue, type Valuation, valueCar } from "#domain/valuation/value-car.ts";

/** Before the first training is done there is nothing to answer with, and soon there will be. */
export const stillCounting = "Vi räknar fortfarande på våra sålda bilar. Försök igen om en liten stund.";

export type Valuations = {
  value: (asked: ToValue) => Valuation | Declined | { kind: "counting" };
  /** What is left of a price after that use, from 0 to 1; null where the car is not one to value. [COST-14] */
  shareLeft: (
    car: CarFacts,
    use: { years: number; milPerYear: number },
  ) => { share: number; cars: number } | null;
  /** What the car is expected to be worth now and after each year; null where it would not be valued today. [VALUE-9] */
  overYears: (asked: ToValue, coming: { years: number; milPerYear: number }) => MarketPrice[] | null;
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
  return {
    value: (asked) => (held ? valueCar(held.model, asked) : { kind: "counting" }),
    shareLeft: (car, use) => {
      const valued =
        held && valueCar(held.model, { car, hasUsualEquipment: true, isImported: false, condition: {} });
      if (!held?.model || valued?.kind !== "valued") return null;
      const [now, ...later] = pricesOverYears(held.model, car, use);
      const then = later.at(-1) ?? now;
      return now && then ? { share: then.estimate / now.estimate, cars: valued.soldOfSeries } : null;
    },
    overYears: (asked, coming) => {
      const model = held?.model ?? null;
      return model && valueCar(model, asked).kind === "valued"
        ? pricesOverYears(model, asked.car, coming)
        : null;
    },
    trainedFrom: () => held && { at: held.at, soldCars: held.model?.soldCars ?? 0 },
    train: async (signal) => {
      const at = clock();
      held = { model: await trainOn(at, signal), at };
    },
  };
}
