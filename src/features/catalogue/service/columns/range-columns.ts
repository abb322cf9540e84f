import { monthlyFromPrice, priceBoundsFromMonthly } from "#features/credit/rules/price-bounds.ts";
import { type RangeName, rangeNames, rangeRow } from "../../rules/ranges.ts";
import type { Bounds } from "../../rules/steps.ts";
import type { IndexedCar } from "../stock/indexed-car.ts";
import { recordOf } from "./record-of.ts";

type RangeColumn = {
  /** What the histogram counts. */
  shownOf: (car: IndexedCar) => number | null;
  /** What bounds are held against. */
  comparedOf: (car: IndexedCar) => number | null;
  /** Bounds as the filter says them, in terms of what they are held against. */
  compared: (bounds: Bounds) => Bounds;
};

/** A monthly cost is asked for as the prices that have it, and shown as what a card shows. */
const monthlyPayment: RangeColumn = {
  shownOf: (car) => (car.price === null ? null : monthlyOf(car.price)),
  comparedOf: (car) => car.price,
  compared: ({ from, to }) => ({ from: lowestPriceOf(from), to: highestPriceOf(to) }),
};

export const rangeColumns: Readonly<Record<RangeName, RangeColumn>> = {
  ...recordOf(rangeNames, plainColumn),
  monthlyPayment,
};

function plainColumn(range: RangeName): RangeColumn {
  const { numberOf } = rangeRow(range);
  return { shownOf: numberOf, comparedOf: numberOf, compared: (bounds) => bounds };
}

/** The steps of the day, lowest first. */
export type Steps = Readonly<Record<RangeName, readonly number[]>>;

export function stepsOn(now: Date): Steps {
  return recordOf(rangeNames, (range) =>
    rangeRow(range)
      .steps(now)
      .toSorted((a, b) => a - b),
  );
}

/** How many steps a value has reached: 0 below the first. */
export function stepsReached(steps: readonly number[], value: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Working out a loan takes its time, and few prices and bounds are asked for: each is worked out once. */
const monthlyOf = remembered(monthlyFromPrice);
const lowestPriceOf = remembered((from: number | null) => priceBoundsFromMonthly({ from, to: null }).from);
const highestPriceOf = remembered((to: number | null) => priceBoundsFromMonthly({ from: null, to }).to);

function remembered<Key>(work: (key: Key) => number | null): (key: Key) => number | null {
  const cache = new Map<Key, number | null>();
  return (key) => {
    const before = cache.get(key);
    if (before !== undefined) return before;
    // Prices come from outside: the memory must not grow with them for ever.
    if (cache.size > 50_000) cache.clear();
    const value = work(key);
    cache.set(key, value);
    return value;
  };
}
