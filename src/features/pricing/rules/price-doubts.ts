import { priceLimits } from "#brand/price-limits.ts";
import { formatKronor } from "#core/money/kronor.ts";

export type PriceLimits = { jumpPercent: number; outsidePercent: number };

export type ProposedPrice = {
  before: number | null;
  after: number;
  /** What the car was bought for and costs; null where nobody has written it. */
  cost: number | null;
  /** What such cars are sold for; null where we do not say. */
  market: { low: number; high: number } | null;
};

/** Why a price is asked about once more. Below cost is for Admin to say. */
export type PriceDoubt = { kind: "jump" | "market" | "belowCost"; text: string };

/** A slip of the key is a price that is far from what it was, from what the car cost, or from what others cost. */
export function priceDoubts(proposed: ProposedPrice, limits: PriceLimits = priceLimits): PriceDoubt[] {
  const { before, after, cost, market } = proposed;
  const doubts: PriceDoubt[] = [];
  const percent = before === null ? 0 : ((after - before) / before) * 100;
  if (before !== null && Math.abs(percent) > limits.jumpPercent)
    doubts.push({
      kind: "jump",
      text: `${formatKronor(before)} blir ${formatKronor(after)}, ${percentText(percent)}`,
    });
  if (cost !== null && after < cost)
    doubts.push({
      kind: "belowCost",
      text: `${formatKronor(after)} är under inköp och kostnad, ${formatKronor(cost)}`,
    });
  if (market !== null && isFarOutside(after, market, limits.outsidePercent))
    doubts.push({
      kind: "market",
      text: `${formatKronor(after)} är långt från vad liknande bilar säljs för, ${formatKronor(market.low)}–${formatKronor(market.high)}`,
    });
  return doubts;
}

function percentText(percent: number): string {
  const whole = Math.round(Math.abs(percent));
  return `${percent < 0 ? "−" : "+"}${whole} %`;
}

function isFarOutside(price: number, { low, high }: { low: number; high: number }, percent: number): boolean {
  return price < low * (1 - percent / 100) || price > high * (1 + percent / 100);
}
