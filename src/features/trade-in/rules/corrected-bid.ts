import { type BuyingTerms, buyingPrice, buyingTerms } from "#features/valuation/rules/buying-price.ts";

/** A bid that was followed by a sale: what the model had said, and what became of it. */
export type LearntBid = {
  /** What our model said that such cars are sold for; null where it said nothing that day. */
  modelPrice: number | null;
  estimatedSalePrice: number;
  salePrice: number;
  cost: number | null;
};

/** Whose past the correction rests on, the nearest first. */
export const correctionBases = ["ownOfSeries", "own", "allOfSeries"] as const;
export type CorrectionBase = (typeof correctionBases)[number];

export type Correction = {
  base: CorrectionBase;
  cars: number;
  /** Of the price: −0.02 means that cars went for two percent less than was said. */
  share: number;
  /** Kronor that a car cost beyond the chain's usual sum. */
  extraCost: number;
};

const maxBids = 24;
const fewestBids = 5;
/** As if so many more had turned out exactly as said: a few bids do not sway the next one. */
const heldBackBy = 5;
/** A price that is off by more is a slip of the key, or another car. */
const furthestShare = 0.25;
const precision = 100;

/**
 * How far what we say is off, as a rule, on the average of the newest 24 bids: of this appraiser on this series, else of
 * this appraiser, else of everybody on this series; with fewer than five of all these nothing is corrected. Errors are
 * measured against what the model had said, never against a price that was corrected before: otherwise a correction that
 * works would undo itself.
 */
export function correctionFrom(
  history: Readonly<Record<CorrectionBase, readonly LearntBid[]>>,
  { fixed }: BuyingTerms = buyingTerms,
): Correction | null {
  const base = correctionBases.find((each) => history[each].length >= fewestBids);
  if (base === undefined) return null;
  const bids = history[base].slice(0, maxBids);
  const costs = bids.flatMap(({ cost }) => (cost === null ? [] : [cost - fixed]));
  return {
    base,
    cars: bids.length,
    share: heldBack(bids.map(missedBy)),
    extraCost: costs.length >= fewestBids ? heldBack(costs) : 0,
  };
}

function missedBy({ modelPrice, estimatedSalePrice, salePrice }: LearntBid): number {
  const predicted = modelPrice ?? estimatedSalePrice;
  if (predicted <= 0) return 0;
  return Math.min(furthestShare, Math.max(-furthestShare, (salePrice - predicted) / predicted));
}

function heldBack(errors: readonly number[]): number {
  return errors.reduce((sum, error) => sum + error, 0) / (errors.length + heldBackBy);
}

/** What the form is filled in with. Whole kronor, to the nearest hundred. */
export type FilledBid = { bid: number; estimatedSalePrice: number; estimatedCost: number };

/**
 * The next bid: what such cars are sold for and what they cost, both corrected, less what the chain wants to earn. Without
 * a correction it is the very sum that the site offers.
 */
export function filledBid(
  marketPrice: number,
  correction: Pick<Correction, "share" | "extraCost"> | null,
  terms: BuyingTerms = buyingTerms,
): FilledBid {
  const price = marketPrice * (1 + (correction?.share ?? 0));
  const extraCost = Math.max(-terms.fixed, correction?.extraCost ?? 0);
  return {
    bid: Math.max(0, rounded(buyingPrice(price, terms) - extraCost)),
    estimatedSalePrice: rounded(price),
    estimatedCost: rounded(terms.fixed + extraCost),
  };
}

/** What the chain wants to be left of such a price. */
export function wantedMargin(price: number, { share }: BuyingTerms = buyingTerms): number {
  return rounded(price * share);
}

const rounded = (kronor: number) => Math.round(kronor / precision) * precision;
