import type { ShownPicture } from "#features/cars/pages/car-picture.tsx";
import type { PriceView } from "#features/cars/pages/price-view.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { CarFactName } from "#features/cars/rules/facts/car-facts.ts";
import type { CostOfCar } from "#features/running-costs/rules/cost-of-car.ts";

/** What is known of a car, ours or the visitor's own; null is what nobody has told us. */
type Known = Pick<Car, "make" | "model" | "modelYear"> & {
  [Name in CarFactName | "batteryHealth"]: Car[Name] | null;
} & { tyreDepth: number | null };

/** One column of the comparison. */
export type ComparedCar = {
  kind: "stock" | "own";
  licenseplate: string | null;
  name: string;
  variant: string;
  to: string | null;
  picture: ShownPicture | null;
  /** "Reserverad", "Såld": what stands in the way of buying it. */
  mark: string | null;
  known: Known;
  priceView: PriceView | null;
  /** What is asked today; null where nothing is, or it is not shown. */
  price: number | null;
  /** The own car's: what it is about worth. */
  worth: number | null;
  cost: CostOfCar | null;
  /** Null: not known. */
  damages: number | null;
  equipment: string[] | null;
  store: string | null;
};
