import type { Car } from "#domain/car/car.ts";
import type { CostOfCar } from "#domain/cost/cost-of-car.ts";
import type { ShownPicture } from "#web/features/car/car-picture.tsx";
import type { PriceView } from "#web/features/car/price-view.ts";

/** What is known of a car, ours or the visitor's own; null is what nobody has told us. */
type Known = Pick<Car, "make" | "model" | "modelYear"> & {
  [Name in
    | "mileage"
    | "gearboxType"
    | "bodyType"
    | "colour"
    | "seats"
    | "horsepower"
    | "hasAwd"
    | "wltpRange"
    | "batteryCapacityGross"
    | "consumption"
    | "maxTrailerWeight"
    | "owners"
    | "inspectionDueOn"
    | "batteryHealth"
    | "tyreKind"]: Car[Name] | null;
} & { fuelType: Car["fuelType"] | null; tyreDepth: number | null };

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
