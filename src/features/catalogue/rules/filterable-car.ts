import type { Car } from "#features/cars/rules/car.ts";
import type { CarFactName } from "#features/cars/rules/facts/car-facts.ts";

/** What every stock tells of its cars. */
type KnownFact = "status" | "licenseplate" | "normalizedMake" | "series";

/** What a stock may leave untold. */
type AskedFact = CarFactName | "location" | "physicalLocation" | "batteryHealth" | "modelYear" | "price";

/**
 * The facts that a filter can ask of a car, whatever stock it stands in. Null is what the stock does not tell: an
 * advert of somebody else tells no colour, and such a car agrees with no question about it.
 */
export type FilterableCar = Pick<Car, KnownFact> & { readonly [Fact in AskedFact]: Car[Fact] | null } & {
  /** How many things a technician has remarked on: counted beside the car, and not said by every stock. */
  readonly remarkCount?: number | null | undefined;
};
