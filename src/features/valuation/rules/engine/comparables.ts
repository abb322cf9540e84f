import type { CarFacts } from "./car-facts.ts";
import { hedonicCurve } from "./hedonic.ts";
import { onCurve } from "./mil-curve.ts";
import { nearestSales } from "./sold-index.ts";
import type { ValuationModel } from "./train.ts";

export type Comparable = {
  id: string;
  modelYear: number;
  mil: number;
  price: number;
  /** What the same car would have gone for with this car's facts, today. */
  adjusted: number;
};

export const maxComparables = 10;

/** The sold cars of the series that are most like this one, nearest first. */
export function comparablesOf(model: ValuationModel, car: CarFacts): Comparable[] {
  const { hedonic, sold, misses } = model.base;
  const here = onCurve(hedonicCurve(hedonic, car), car.mil);
  return nearestSales(sold, car, maxComparables, true).map(({ row }) => ({
    id: sold.ids[row] as string,
    modelYear: sold.modelYear[row] as number,
    mil: sold.mil[row] as number,
    price: sold.price[row] as number,
    adjusted: Math.round(Math.exp(here + (misses[row] as number))),
  }));
}
