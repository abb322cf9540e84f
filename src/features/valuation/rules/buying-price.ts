import { buying } from "#brand/buying.ts";
import type { Valuation } from "./value-car.ts";
import type { Step } from "./value-steps.ts";

/** The figures stand in brand/buying.ts: they are the chain's own. */
export type BuyingTerms = {
  /** Of what the car is sold for. */
  share: number;
  /** Kronor for every car, whatever it costs. */
  fixed: number;
  /** For how many days an estimate holds. */
  validDays: number;
  asOf: string;
};
export const buyingTerms: BuyingTerms = buying;

type Range = { low: number; high: number };

/** What we can pay, why, and what the car would be sold for when it is in order. Whole kronor. */
export type Offer = Pick<Valuation, "start" | "comparables" | "soldOfSeries" | "typical"> & {
  estimate: number;
  low: number;
  high: number;
  /** From the usual car of the series to what we pay; `start` and these sum to the estimate. */
  steps: (Omit<Step, "kind"> & { kind: Step["kind"] | "ours" })[];
  /** What such cars go for with us, before anything is said of its condition: what the score is kept by. */
  market: { estimate: number; low: number; high: number };
};

/** Said to the nearest hundred; a range is never narrowed by that. */
const precision = 100;
const min = 1_000;

/** What is left of a price when ours is taken off; a dearer car is never worth less to us. */
export function buyingPrice(price: number, { share, fixed }: BuyingTerms = buyingTerms): number {
  return Math.max(min, price * (1 - share) - fixed);
}

/** Rounded outwards: a narrower range of the market is never a wider one of ours. */
export function buyingRange(market: Range, terms: BuyingTerms = buyingTerms): Range {
  return {
    low: Math.floor(buyingPrice(market.low, terms) / precision) * precision,
    high: Math.ceil(buyingPrice(market.high, terms) / precision) * precision,
  };
}

/** The same car valued as it is and as if nothing were said of its condition → what we can pay. */
export function offerFrom(valued: Valuation, market: Valuation, terms: BuyingTerms = buyingTerms): Offer {
  const estimate = Math.round(buyingPrice(valued.estimate, terms) / precision) * precision;
  const { low, high } = buyingRange(valued, terms);
  return {
    start: valued.start,
    comparables: valued.comparables,
    soldOfSeries: valued.soldOfSeries,
    typical: valued.typical,
    steps: [
      ...valued.steps,
      {
        kind: "ours",
        label: "Kontroll, garanti och försäljning",
        answer: null,
        kronor: estimate - valued.estimate,
      },
    ],
    estimate,
    low: Math.min(low, estimate),
    high: Math.max(high, estimate),
    market: { estimate: market.estimate, low: market.low, high: market.high },
  };
}
