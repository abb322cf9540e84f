import { ageInYears, type CostedCar } from "./costed-car.ts";
import {
  type LikenessCircle,
  likenessCircles,
  seriesKey,
  solve,
  type Totals,
  totalsOf,
  withTotals,
} from "./price-slopes.ts";
import { runningCosts } from "./running-costs.ts";

/** A car that we have sold: what it was, when and for how much. */
export type SoldFact = CostedCar & { price: number; soldAt: Date };

/** What our sales say about how prices fall: slopes for each circle of likeness, and the middle of each series. */
export type DepreciationModel = {
  slopes: ReadonlyMap<string, Totals>;
  middles: ReadonlyMap<string, { count: number; age: number; mil: number; log: number }>;
};

/** How wide a circle had to be drawn for enough cars. */
export type DepreciationBasis = { circle: LikenessCircle | "assumed" | "valued"; cars: number };

/** With fewer cars the slope is mostly noise. */
const fewest = 30;
const fewestForMileage = 200;
const fewestForValue = 8;
/** No group may claim that cars keep their whole value, or lose half of it in a year. */
const slowest = Math.log(0.98);
const fastest = Math.log(0.6);

/**
 * Compares sold cars with others of the same series and fuel: how much less was paid for one that was a year older, and for one
 * that had gone further. Only differences within a series count, so dear models and cheap ones can share a circle.
 */
export function depreciationFrom(sold: readonly SoldFact[]): DepreciationModel {
  const points = sold
    .filter(({ price }) => price > 0)
    .map((car) => ({
      car,
      age: ageInYears(car, car.soldAt),
      mil: car.mileage / 1_000,
      log: Math.log(car.price),
    }));
  const slopes = new Map<string, Totals>();
  const middles = new Map<string, { count: number; age: number; mil: number; log: number }>();
  for (const [key, alike] of Map.groupBy(points, ({ car }) => seriesKey(car))) {
    const { middle, totals } = totalsOf(alike);
    middles.set(key, { count: alike.length, ...middle });
    // A van and an estate of one series are counted to the body of the first: bodies seldom differ within a series.
    const [first] = alike;
    if (first) for (const { key: circle } of likenessCircles(first.car)) withTotals(slopes, circle, totals);
  }
  return { slopes, middles };
}

/** The narrowest circle with enough cars; our own assumption where none has. */
function slopesFor(
  model: DepreciationModel,
  car: CostedCar,
): { perYear: number; perThousandMil: number; basis: DepreciationBasis } {
  const circles = likenessCircles(car);
  const wide = circles.slice(-2).map(({ key }) => model.slopes.get(key));
  const broad = wide.find((totals) => totals !== undefined && totals.count >= fewestForMileage);
  const perThousandMil = Math.min(0, Math.max(-0.1, broad ? (solve(broad)?.mil ?? 0) : 0));
  for (const { circle, key } of circles) {
    const totals = model.slopes.get(key);
    if (!totals || totals.count < fewest || totals.ageAge < totals.count / 2) continue;
    const perYear = (totals.ageLog - perThousandMil * totals.ageMil) / totals.ageAge;
    return {
      perYear: Math.min(slowest, Math.max(fastest, perYear)),
      perThousandMil,
      basis: { circle, cars: totals.count },
    };
  }
  const perYear = Math.log(1 - runningCosts.depreciation.value / 100);
  return { perYear, perThousandMil: 0, basis: { circle: "assumed", cars: 0 } };
}

export type CarUsage = { years: number; milPerYear: number };

/** What a car that is worth `price` today is worth after that use: never more than today, never below the least. */
export function valueAfter(
  model: DepreciationModel,
  car: CostedCar,
  price: number,
  { years, milPerYear }: CarUsage,
): { value: number; basis: DepreciationBasis } {
  const { perYear, perThousandMil, basis } = slopesFor(model, car);
  const value = price * Math.exp(perYear * years + (perThousandMil * milPerYear * years) / 1_000);
  return { value: bounded(value, price), basis };
}

/** What the valuation expects to be left of a price after that use, from 0 to 1; null where it declines. */
export type ShareLeft = (car: CostedCar, use: CarUsage) => { share: number; cars: number } | null;

/** The same by the valuation's own curve for the car, where it has one. */
export function valueLeft(price: number, { share, cars }: { share: number; cars: number }) {
  return { value: bounded(price * share, price), basis: { circle: "valued", cars } as const };
}

/** The same where the visitor has an opinion of their own, in percent a year. */
export function valueAtRate(price: number, percent: number, years: number): number {
  return bounded(price * (1 - percent / 100) ** years, price);
}

function bounded(value: number, price: number): number {
  return Math.min(price, Math.max(runningCosts.minValue.value, value));
}

/** About what a car like this was sold for, by age and mileage; null where we have sold too few of the series. */
export function valueToday(model: DepreciationModel, car: CostedCar, now: Date): number | null {
  const middle = model.middles.get(seriesKey(car));
  if (!middle || middle.count < fewestForValue) return null;
  const { perYear, perThousandMil } = slopesFor(model, car);
  const log =
    middle.log +
    perYear * (ageInYears(car, now) - middle.age) +
    perThousandMil * (car.mileage / 1_000 - middle.mil);
  return Math.max(runningCosts.minValue.value, Math.round(Math.exp(log) / 1_000) * 1_000);
}
