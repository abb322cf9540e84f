import { depositFloorPercent } from "./finance-defaults.ts";

/** The least a buyer on credit pays at once, rounded up so that it never falls short of the law. */
export function depositFloor(price: number): number {
  return Math.ceil((price * depositFloorPercent) / 100);
}

export type Deposit = {
  /** All that is paid at once: the trade-in and the cash. */
  total: number;
  tradeIn: number;
  cash: number;
  /** What the customer gets back when the trade-in is worth more than the new car. */
  paidOut: number;
};

/** The trade-in comes first; cash fills up to the floor, and to what the customer wants beyond it. */
export function depositFor({
  price,
  cash,
  tradeIn,
}: {
  price: number;
  cash: number;
  tradeIn: number;
}): Deposit {
  const worth = Math.max(0, tradeIn);
  const tradeInPart = Math.min(worth, price);
  const minCash = Math.max(0, depositFloor(price) - tradeInPart);
  const paid = Math.min(Math.max(cash, minCash), price - tradeInPart);
  return { total: tradeInPart + paid, tradeIn: tradeInPart, cash: paid, paidOut: worth - tradeInPart };
}
