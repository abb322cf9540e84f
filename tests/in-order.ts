import { availabilityRank, type SortableCar } from "#features/catalogue/rules/car-order.ts";
import type { SortOrder } from "#features/catalogue/rules/sort-orders.ts";

type Compare = (a: SortableCar, b: SortableCar) => number;

const publishedAt = (car: SortableCar) => car.publishedAt?.getTime() ?? null;

/** The orders of SORT-3 to SORT-9, written a second time: comparison by comparison, to hold the keys against. */
const comparisons = {
  rekommenderad: [lowest(availabilityRank), highest((car) => car.points), highest(publishedAt)],
  "nyaste-publiceringsdatum": [highest(publishedAt)],
  nyast: [highest((car) => car.modelYear)],
  aldsta: [lowest((car) => car.modelYear)],
  "hogsta-mil": [highest((car) => car.mileage)],
  "lagsta-mil": [lowest((car) => car.mileage)],
  "hogsta-pris": [highest((car) => car.price)],
  "lagsta-pris": [lowest((car) => car.price)],
  "storsta-prissankning": [highest((car) => car.legalCut)],
} as const satisfies Record<SortOrder, readonly Compare[]>;

export function inOrder<Car extends SortableCar>(cars: readonly Car[], order: SortOrder): Car[] {
  const compares: readonly Compare[] = [...comparisons[order], highest((car) => car.id)];
  return cars.toSorted((a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function lowest(key: (car: SortableCar) => number | null): Compare {
  return (a, b) => knownFirst(key(a), key(b), (known, other) => known - other);
}

function highest(key: (car: SortableCar) => number | null): Compare {
  return (a, b) => knownFirst(key(a), key(b), (known, other) => other - known);
}

function knownFirst(a: number | null, b: number | null, compare: (a: number, b: number) => number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}
