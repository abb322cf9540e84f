import type { BodyType, Colour, EquipmentTag, FuelCode, Gearbox } from "#domain/car/vocabulary.ts";
import type { SortableCar } from "#domain/filter/car-order.ts";

/**
 * What the filter, the orders and the search ask of a car, whatever kind of stock it stands in. Null is what the
 * stock does not say: an advert of somebody else tells no colour.
 */
export type CarFacts = SortableCar & {
  licenseplate: string;
  /** As it stands in addresses. */
  make: string;
  series: string;
  bodyType: BodyType;
  location: string | null;
  physicalLocation: string | null;
  seats: number | null;
  fuelType: FuelCode;
  gearboxType: Gearbox;
  colour: Colour | null;
  equipment: readonly EquipmentTag[];
  horsepower: number;
  wltpRange: number | null;
  hasAwd: boolean | null;
  hasTowbar: boolean | null;
  leasable: boolean | null;
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
  factsOf: (car: Car, now: Date) => CarFacts;
};
