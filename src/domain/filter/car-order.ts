import { isBeingPriced, isReserved } from "../car/status.ts";
import type { SortOrder } from "./sort-orders.ts";

/** What must be known of a car to place it in a list. `legalCut`: kronor below the 30-day price, see domain/price. */
export type SortableCar = {
  id: number;
  status: number;
  publishedAt: Date | null;
  modelYear: number;
  mileage: number;
  price: number | null;
  legalCut: number | null;
};

type Compare = (a: SortableCar, b: SortableCar) => number;

const publishedAt = (car: SortableCar) => car.publishedAt?.getTime() ?? null;

/** What a visitor can buy today comes first, what somebody else may still let go second. [SORT-3] */
export function turnOf(car: Pick<SortableCar, "price" | "status">): number {
  if (isBeingPriced(car)) return 2;
  return isReserved(car.status) ? 1 : 0;
}

/** One row per order; forget one and it does not compile. [SORT-3] to [SORT-9] */
const comparisons = {
  rekommenderad: [lowest(turnOf), highest(publishedAt)],
  "nyaste-publiceringsdatum": [highest(publishedAt)],
  nyast: [highest((car) => car.modelYear)],
  aldsta: [lowest((car) => car.modelYear)],
  "hogsta-mil": [highest((car) => car.mileage)],
  "lagsta-mil": [lowest((car) => car.mileage)],
  "hogsta-pris": [highest((car) => car.price)],
  "lagsta-pris": [lowest((car) => car.price)],
  "storsta-prissankning": [highest((car) => car.legalCut)],
} as const satisfies Record<SortOrder, readonly Compare[]>;

/** Cars that are alike come newest in stock first, so that no two places in a list can be exchanged. [SORT-10] */
const newestInStock = highest((car) => car.id);

/** [SORT-11] */
export function compareCars(order: SortOrder): Compare {
  const compares: readonly Compare[] = [...comparisons[order], newestInStock];
  return (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

export function inOrder<Car extends SortableCar>(cars: readonly Car[], order: SortOrder): Car[] {
  return cars.toSorted(compareCars(order));
}

function lowest(key: (car: SortableCar) => number | null): Compare {
  return (a, b) => knownFirst(key(a), key(b), (known, other) => known - other);
}

function highest(key: (car: SortableCar) => number | null): Compare {
  return (a, b) => knownFirst(key(a), key(b), (known, other) => other - known);
}

/** Whichever way the list goes, a car of which it is not known comes last. [SORT-9] */
function knownFirst(a: number | null, b: number | null, compare: (a: number, b: number) => number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}
