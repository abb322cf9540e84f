import { isBeingPriced, isReserved } from "#features/cars/rules/status.ts";
import type { SortOrder } from "./sort-orders.ts";

/** What must be known of a car to place it in a list. `legalCut`: kronor below the 30-day price, see features/cars/rules/price. */
export type SortableCar = {
  id: number;
  status: number;
  publishedAt: Date | null;
  modelYear: number;
  mileage: number;
  price: number | null;
  legalCut: number | null;
  /** What recommends it, from 0 to 100; 0 for all of a stock that recommends nothing. */
  points: number;
};

/** What a visitor can buy today comes first, what somebody else may still let go second. */
export function availabilityRank(car: Pick<SortableCar, "price" | "status">): number {
  if (isBeingPriced(car)) return 2;
  return isReserved(car.status) ? 1 : 0;
}

/** More than anybody's points: the turn decides first. */
export const keyPerRank = 1_000;

/** The turn that a key of the recommended order was made with. */
export const rankOfKey = (key: number): number => Math.ceil(key / keyPerRank);

/** Whichever way the list goes, a car of which it is not known comes last. */
const lowest = (value: number | null) => value ?? Number.POSITIVE_INFINITY;
const highest = (value: number | null) => (value === null ? Number.POSITIVE_INFINITY : -value);

/** Each order as one number a car, lowest first; forget one and it does not compile. to */
export const orderKeys = {
  rekommenderad: (car) => keyPerRank * availabilityRank(car) - car.points,
  "nyaste-publiceringsdatum": (car) => highest(car.publishedAt?.getTime() ?? null),
  nyast: (car) => highest(car.modelYear),
  aldsta: (car) => lowest(car.modelYear),
  "hogsta-mil": (car) => highest(car.mileage),
  "lagsta-mil": (car) => lowest(car.mileage),
  "hogsta-pris": (car) => highest(car.price),
  "lagsta-pris": (car) => lowest(car.price),
  "storsta-prissankning": (car) => highest(car.legalCut),
} as const satisfies Record<SortOrder, (car: SortableCar) => number>;

/** Which order decides between cars that are alike in this one, before the newest in stock does. */
export const orderOfTies: Partial<Record<SortOrder, SortOrder>> = {
  rekommenderad: "nyaste-publiceringsdatum",
};

/** Two keys of the same order; neither is subtracted, for both may be infinite. */
export const compareKeys = (a: number, b: number): number => Number(a > b) - Number(a < b);
