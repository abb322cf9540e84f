import type { Car } from "#features/cars/rules/car.ts";
import { isBeingPriced, isIncoming, isReserved, isSold } from "#features/cars/rules/status.ts";

export type Availability = "sold" | "reserved" | "incoming" | "beingPriced" | "forSale";

/** Which page the car asks for. The first that holds wins. */
export function availabilityOf(car: Pick<Car, "status" | "price">): Availability {
  if (isSold(car.status)) return "sold";
  if (isReserved(car.status)) return "reserved";
  if (isIncoming(car.status)) return "incoming";
  return isBeingPriced(car) ? "beingPriced" : "forSale";
}
