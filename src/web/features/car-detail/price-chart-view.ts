import { legalPriceCut } from "#domain/price/ledger.ts";
import type { PriceEvent } from "#domain/price/price-event.ts";
import { type PriceStep, priceSteps } from "#domain/price/price-steps.ts";
import { referenceWindowStart } from "#domain/price/thirty-day-price.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatKronor } from "#domain/text/kronor.ts";

/** The chart in percent of its width and height, so that it fits any screen. */
export type PriceChartView = {
  words: string;
  line: string;
  dots: { x: number; y: number }[];
  prices: { y: number; text: string }[];
  /** The 30 days that the reference price of today's cut lies in. */
  referenceWindow: { x: number; width: number } | null;
  starts: string;
};

/** The line keeps clear of the edges, where its dots would be cut. */
const top = 12;
const bottom = 88;
/** Two prices nearer than this would be written on top of each other. */
const leastGap = 14;

/** Draws the ledger as steps. One price alone is no history, and needs no chart. [PAGE-33] [PAGE-34] [PAGE-35] */
export function priceChartView(events: readonly PriceEvent[], now: Date): PriceChartView | null {
  const steps = priceSteps(events.filter(({ at }) => at <= now));
  const [first] = steps;
  const prices = [...new Set(steps.map(({ price }) => price))];
  if (first === undefined || prices.length < 2) return null;

  const ends = steps.at(-1)?.until ?? now;
  const x = (at: Date) =>
    percent((at.getTime() - first.from.getTime()) / (ends.getTime() - first.from.getTime()));
  const y = yScale(prices);
  return {
    words: `Prishistorik. ${steps.map(({ from, price }) => `${formatDate(from)} ${formatKronor(price)}`).join(", ")}.`,
    line: steps.map((step, at) => segment(step, steps[at - 1], { x, y, ends })).join(""),
    dots: steps.map(({ from, price }) => ({ x: x(from), y: y(price) })),
    prices: labelled(prices, y),
    referenceWindow: referenceWindow(events, now, x),
    starts: formatDate(first.from),
  };
}

type Scale = { x: (at: Date) => number; y: (price: number) => number; ends: Date };

/** From the price before straight down or up, then along; after time off sale the line starts anew. */
function segment(step: PriceStep, previous: PriceStep | undefined, { x, y, ends }: Scale): string {
  const goesOn = previous?.until?.getTime() === step.from.getTime();
  const start = goesOn ? `V${y(step.price)}` : `M${x(step.from)} ${y(step.price)}`;
  return `${start}H${x(step.until ?? ends)}`;
}

function yScale(prices: number[]): (price: number) => number {
  const highest = Math.max(...prices);
  const lowest = Math.min(...prices);
  return (price) => oneDecimal(top + ((highest - price) / (highest - lowest)) * (bottom - top));
}

/** Newest price first, for it must never be the one left out. */
function labelled(prices: number[], y: (price: number) => number): PriceChartView["prices"] {
  const shown: PriceChartView["prices"] = [];
  for (const price of prices.toReversed()) {
    const isClear = shown.every((label) => Math.abs(label.y - y(price)) >= leastGap);
    if (isClear) shown.push({ y: y(price), text: formatKronor(price) });
  }
  return shown;
}

function referenceWindow(events: readonly PriceEvent[], now: Date, x: (at: Date) => number) {
  const cut = legalPriceCut(events, now);
  if (cut === null) return null;
  const from = Math.max(0, x(referenceWindowStart(cut.firstCutAt)));
  return { x: from, width: oneDecimal(x(cut.firstCutAt) - from) };
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const percent = (share: number) => oneDecimal(share * 100);
