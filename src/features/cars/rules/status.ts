/** A car's life in numbers, as the stock system counts it: lower comes earlier. */
export const status = { forSale: 130, reserved: 135, sold: 140, delivered: 150 } as const;

/** Three stages of the workshop in which a car must not be praised, however long it has stood. */
export const goodDealBlockers: readonly number[] = [80, 90, 106];

/** Bought by us, not yet for sale. */
export function isIncoming(carStatus: number): boolean {
  return carStatus < status.forSale;
}

/** A delivered car is sold too: nobody else can buy it. */
export function isSold(carStatus: number): boolean {
  return carStatus >= status.sold;
}

/** Exactly 150: the buyer has it. */
export function isDelivered(carStatus: number): boolean {
  return carStatus === status.delivered;
}

/** Exactly 135: no other number means that somebody holds the car. */
export function isReserved(carStatus: number): boolean {
  return carStatus === status.reserved;
}

/** A car without a price, or one that has not reached the sales floor. */
export function isBeingPriced(car: { price: number | null; status: number }): boolean {
  return car.price === null || isIncoming(car.status);
}

/** For sale, with a price, and held by nobody. */
export function canBeBought(car: { price: number | null; status: number }): boolean {
  return !isBeingPriced(car) && !isReserved(car.status) && !isSold(car.status);
}
