import { carMargin } from "#features/pricing/rules/car-margin.ts";

/** What was thought when the bid was given. Whole kronor. */
export type BidGuess = { estimatedSalePrice: number; estimatedCost: number };

/** What is known of the car since; null where it is not (yet) so. */
export type BidHistory = {
  sale: { price: number; daysInStock: number } | null;
  /** Days that it has stood with us, unsold. */
  stock: { days: number | null } | null;
  /** What it has cost us since the bid; null where nothing is written down. */
  cost: number | null;
  /** A later bid on the same car counts instead. */
  isReplaced: boolean;
};

export type BidOutcome =
  | { kind: "sold"; salePrice: number; cost: number | null; daysInStock: number; result: number }
  | { kind: "inStock"; cost: number | null; days: number | null }
  | { kind: "replaced" }
  | { kind: "none" };

/** So long after a bid a sale is its outcome; a car that comes back years later is another story. */
export const outcomeDays = 365;

/**
 * How a bid turned out. The result is what was earned beyond what was thought: sold for more is better, and so is a lower
 * cost; where nobody has written down a cost it is taken to be what was thought.
 */
export function bidOutcome(guess: BidGuess, { sale, stock, cost, isReplaced }: BidHistory): BidOutcome {
  if (isReplaced) return { kind: "replaced" };
  if (sale) {
    const result =
      sale.price - guess.estimatedSalePrice - ((cost ?? guess.estimatedCost) - guess.estimatedCost);
    return { kind: "sold", salePrice: sale.price, cost, daysInStock: sale.daysInStock, result };
  }
  return stock ? { kind: "inStock", cost, days: stock.days } : { kind: "none" };
}

/** What is left of the price that is thought of when car, costs and VAT are paid, in kronor and of the price. */
export function bidMargin({ bid, estimatedSalePrice, estimatedCost }: BidGuess & { bid: number }) {
  const kronor = carMargin(estimatedSalePrice, { price: bid, estimatedCost, booked: 0 });
  return { kronor, share: estimatedSalePrice > 0 ? kronor / estimatedSalePrice : null };
}
