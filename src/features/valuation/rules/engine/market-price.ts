import {
  correctionBySimilar,
  neighboursOf,
  predictionsFor,
  priceByFacts,
  spreadAround,
} from "./base-model.ts";
import { rangeGroupOf } from "./calibrate.ts";
import { type CarFacts, readableFacts } from "./car-facts.ts";
import type { ValuationModel } from "./train.ts";

/** In the currency of the sold cars, not rounded. */
export type MarketPrice = { estimate: number; low: number; high: number };

/** What cars like this one go for, with the range that eight of ten fall into. For any facts, however strange. */
export function marketPrice(model: ValuationModel, facts: CarFacts): MarketPrice {
  const car = readableFacts(facts);
  const near = neighboursOf(model.base, car);
  const logarithm = logarithmByFacts(model, car) + model.similarShare * correctionBySimilar(model.base, near);
  const spread = spreadAround(model.base, car, near);
  const range = model.ranges.get(rangeGroupOf(model.base, car)) ??
    model.ranges.get("") ?? { below: 0, above: 0 };
  return {
    estimate: Math.exp(logarithm),
    low: Math.exp(logarithm + range.below * spread),
    high: Math.exp(logarithm + range.above * spread),
  };
}

/** Before the neighbours have their say; takes facts that were made readable. */
export function logarithmByFacts(model: ValuationModel, car: CarFacts): number {
  return priceByFacts(model.base, predictionsFor(model.base, car), model.treeShare, car.mil);
}

/** The price now and after each year, if the car goes so far each year; never more than the year before. */
export function pricesOverYears(
  model: ValuationModel,
  facts: CarFacts,
  { years, milPerYear }: { years: number; milPerYear: number },
): MarketPrice[] {
  const car = readableFacts(facts);
  const lowest: MarketPrice = { estimate: Infinity, low: Infinity, high: Infinity };
  return Array.from({ length: Math.max(0, Math.floor(years)) + 1 }, (_, year) => {
    const then = { ...car, ageYears: car.ageYears + year, mil: car.mil + year * Math.max(0, milPerYear) };
    const price = marketPrice(model, then);
    lowest.estimate = Math.min(lowest.estimate, price.estimate);
    lowest.low = Math.min(lowest.low, price.low);
    lowest.high = Math.min(lowest.high, price.high);
    return { ...lowest };
  });
}
