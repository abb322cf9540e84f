import type { SoldCar } from "#features/valuation/rules/engine/car-facts.ts";
import { marketPrice } from "#features/valuation/rules/engine/market-price.ts";
import { quantile } from "#features/valuation/rules/engine/statistics.ts";
import type { ValuationModel } from "#features/valuation/rules/engine/train.ts";

/** Percent, but for the number of cars. */
export type Score = {
  cars: number;
  mape: number;
  medianApe: number;
  within10: number;
  coverage: number;
  halfWidth: number;
};

/** What a price may lose on the way to its logarithm and back. */
const tiny = 1e-9;

/** How far the model is off on cars that it has not seen, and how often the price lies inside its range. */
export function scoreOn(model: ValuationModel, cars: readonly SoldCar[]): Score {
  const answers = cars.map((car) => ({ paid: car.price, ...marketPrice(model, car) }));
  const errors = answers.map(({ paid, estimate }) => Math.abs(estimate / paid - 1));
  const halves = answers.map(({ estimate, low, high }) => (high - low) / 2 / estimate);
  return {
    cars: cars.length,
    mape: (100 * errors.reduce((sum, error) => sum + error, 0)) / errors.length,
    medianApe: 100 * quantile(errors.toSorted(ascending), 0.5),
    within10: share(errors, (error) => error <= 0.1),
    coverage: share(answers, ({ paid, low, high }) => low * (1 - tiny) <= paid && paid <= high * (1 + tiny)),
    halfWidth: 100 * quantile(halves.toSorted(ascending), 0.5),
  };
}

function share<Item>(items: readonly Item[], isOne: (item: Item) => boolean): number {
  return (100 * items.filter(isOne).length) / items.length;
}

const ascending = (a: number, b: number) => a - b;
