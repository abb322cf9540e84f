import { type Boosting, boost, boosted } from "./boosting.ts";
import type { CarFacts, SoldCar } from "./car-facts.ts";
import { type Hedonic, hedonicCurve, trainHedonic } from "./hedonic.ts";
import { heightOnCurve, milKnots, neverRising, onCurve } from "./mil-curve.ts";
import { indexSales, type NearSale, nearestSales, type SoldIndex } from "./sold-index.ts";
import { chanceFrom } from "./statistics.ts";
import { featuresAt, learnFeatures, usualAt, type WordWorth } from "./tree-features.ts";

/** What a price is made of, before anybody knows how far it may be off: terms, trees and sold cars. */
export type BaseModel = {
  hedonic: Hedonic;
  words: WordWorth;
  boosting: Boosting;
  sold: SoldIndex;
  /** What the terms missed of each sold car, as logarithms: a tenth is about ten percent. */
  misses: Float64Array;
  /** How large those misses usually are, by age. */
  usualMiss: Float64Array;
};

/** The two opinions about a car without its neighbours, on the curve of mileages. */
export type Predictions = { terms: Float64Array; trees: Float64Array };

const seed = 7;
const neighbourCount = 25;
const nearness = 0.8;
const shrinkage = 0.4;
const maxMiss = 0.5;
/** To walk all trees is most of the work of an answer, and their steps are coarser than the knots. */
const treeKnots = milKnots.filter((_, at) => at % 2 === 0);
const ageBands = [2, 5, 9, 14] as const;

export function trainBaseModel(cars: readonly SoldCar[]): BaseModel {
  const { hedonic, misses } = trainHedonic(cars);
  const chance = chanceFrom(seed);
  // Older prices are brought to today's level, as the terms do: the trees do not know of months.
  const prices = Float64Array.from(
    cars,
    (car) => Math.log(car.price) - hedonic.perMonthAgo * (car.monthsAgo ?? 0),
  );
  const { words, features } = learnFeatures(cars, prices, chance);
  const target = prices.map((price, row) => price - usualAt(words, cars[row] as SoldCar));
  return {
    hedonic,
    words,
    boosting: boost(features, target, chance),
    sold: indexSales(cars),
    misses,
    usualMiss: usualMisses(cars, misses),
  };
}

export function predictionsFor(base: BaseModel, car: CarFacts): Predictions {
  const usual = usualAt(base.words, car);
  const features = featuresAt(base.words, car, treeKnots).map(
    (features) => usual + boosted(base.boosting, features),
  );
  return {
    terms: hedonicCurve(base.hedonic, car),
    trees: Float64Array.from(milKnots, (mil) => heightOnCurve(treeKnots, features, mil)),
  };
}

/** The logarithm of the price from facts alone, at the car's own mileage, on a curve that never rises. */
export function priceByFacts(
  base: BaseModel,
  { terms, trees }: Predictions,
  treeShare: number,
  mil: number,
): number {
  const curve = terms.map((term, at) => (1 - treeShare) * term + treeShare * (trees[at] as number));
  return onCurve(neverRising(curve, base.hedonic.knotWeights), mil);
}

/** The sold cars by which the price is corrected and its uncertainty judged. */
export const neighboursOf = (base: BaseModel, car: CarFacts) =>
  nearestSales(base.sold, car, neighbourCount, false);

/** What similar cars went for above or below what their facts say; a lone one or a wild one counts little. */
export function correctionBySimilar(base: BaseModel, near: readonly NearSale[]): number {
  let sum = 0;
  let weights = shrinkage;
  for (const { row, distance } of near) {
    const weight = Math.exp(-distance / nearness);
    sum += weight * Math.max(-maxMiss, Math.min(maxMiss, base.misses[row] as number));
    weights += weight;
  }
  return sum / weights;
}

/** How far prices of such cars usually lie from what their facts say. Always above nothing. */
export function spreadAround(base: BaseModel, car: CarFacts, near: readonly NearSale[]): number {
  let sum = 2 * (base.usualMiss[bandOf(car)] as number);
  let weights = 2;
  for (const { row, distance } of near) {
    const weight = Math.exp(-distance / 1.5);
    sum += weight * Math.abs(base.misses[row] as number);
    weights += weight;
  }
  return Math.max(0.01, sum / weights);
}

function usualMisses(cars: readonly SoldCar[], misses: Float64Array): Float64Array {
  const sums = new Float64Array(ageBands.length + 1).fill(0.1 * 20);
  const counts = new Float64Array(ageBands.length + 1).fill(20);
  cars.forEach((car, row) => {
    const band = bandOf(car);
    sums[band] = (sums[band] as number) + Math.abs(misses[row] as number);
    counts[band] = (counts[band] as number) + 1;
  });
  return sums.map((sum, band) => sum / (counts[band] as number));
}

function bandOf(car: CarFacts): number {
  const band = ageBands.findIndex((below) => car.ageYears < below);
  return band < 0 ? ageBands.length : band;
}
