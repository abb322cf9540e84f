/** What a car of ours was bought for and what it takes before it is sold. Whole kronor. */
export type BoughtCar = {
  price: number;
  /** What we thought that it would cost, and what is booked of it so far. */
  estimatedCost: number;
  booked: number;
};

/** What is left of the estimate when what is booked is taken from it counts too: so an invoice moves nothing until it is dearer. */
export function carCost({ price, estimatedCost, booked }: BoughtCar): number {
  return price + Math.max(estimatedCost, booked);
}

/** A part of the margin with VAT at 25 %. */
const vatPart = 5;

/**
 * The VAT of a used car under the margin scheme: a fifth of what it is sold for beyond what was paid for it, never below
 * nothing. Repairs are no part of what was paid.
 */
export function marginVat(sale: number, { price }: Pick<BoughtCar, "price">): number {
  return Math.round(Math.max(0, sale - price) / vatPart);
}

/** Of a sum with VAT at 25 %: what is sold beside the car, and bought with VAT that is deducted. */
export function withoutVat(kronor: number): number {
  return kronor - Math.round(kronor / vatPart);
}

/** What we keep of a price: the one figure of every page. */
export function carMargin(sale: number, bought: BoughtCar): number {
  return sale - carCost(bought) - marginVat(sale, bought);
}
