import type { Car } from "#domain/car/car.ts";
import { isBeingPriced, isIncoming, isReserved, isSold } from "#domain/car/status.ts";

export type Availability = "sold" | "reserved" | "incoming" | "beingPriced" | "forSale";

/** Which page the car asks for. The first that holds wins. [PAGE-26] */
export function availabilityOf(car: Pick<Car, "status" | "price">): Availability {
  if (isSold(car.status)) return "sold";
  if (isReserved(car.status)) return "reserved";
  if (isIncoming(car.status)) return "incoming";
  return isBeingPriced(car) ? "beingPriced" : "forSale";
}
