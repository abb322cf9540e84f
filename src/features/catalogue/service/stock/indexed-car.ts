import type { SortableCar } from "../../rules/car-order.ts";
import type { FilterableCar } from "../../rules/filterable-car.ts";

/** What the filter, the orders and the search ask of a car, whatever kind of stock it stands in. */
export type IndexedCar = SortableCar &
  FilterableCar & {
    /** What the car is called, and everything else that is written about it: a search ranks the first higher. */
    names: readonly string[];
    texts: readonly string[];
    /** When something above becomes another though nobody touches the car; null for never. */
    validUntil: Date | null;
  };

/** A kind of stock: what is for sale, what has been sold, what others advertise. */
export type StockKind<Car> = {
  idOf: (car: Car) => number;
  plateOf: (car: Car) => string;
  makeOf: (car: Car) => { make: string; series: string };
  modelYearOf: (car: Car) => number;
  /** The stores a car names: where it is sold and where it stands. */
  placesOf: (car: Car) => readonly string[];
  factsOf: (car: Car, now: Date) => IndexedCar;
  /** Whether the recommended order keeps cars of one model apart. */
  spreadsModels: boolean;
  /** What a visitor may know of the car: what is not shown cannot be searched, sorted or counted by. */
  visible: (car: Car) => Car;
};
