import type { PriceEvent } from "./price/price-event.ts";
import { isBeingPriced, isIncoming, isSold } from "./status.ts";

type Priced = {
  status: number;
  price: number | null;
  initialPrice: number | null;
  priceEvents: readonly PriceEvent[];
};

/**
 * The car as a visitor may know it. The price of an incoming car is a plan of ours: whoever can filter, sort or count by
 * it can work it out, so past this function it does not exist.
 */
export function withVisiblePrice<Car extends Priced>(car: Car): Car {
  if (isSold(car.status) || !isBeingPriced(car)) return car;
  // A car that lost its price on the sales floor keeps the prices that everybody has seen.
  const priceEvents = isIncoming(car.status) ? [] : car.priceEvents;
  return { ...car, price: null, initialPrice: null, priceEvents };
}
