import { formatDate, formatShortDay } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { type LegalPriceCut, legalPriceCut } from "#features/cars/rules/price/ledger.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import { type PriceStep, priceSteps } from "#features/cars/rules/price/price-steps.ts";
import { referenceWindowStart } from "#features/cars/rules/price/thirty-day-price.ts";

/** The chart in percent of its width and height, so that it fits any screen. */
export type PriceChartView = {
  label: string;
  line: string;
  dots: { x: number; y: number }[];
  prices: { y: number; text: string }[];
  /** The 30 days that the reference price of today's cut lies in. */
  referenceWindow: { x: number; width: number } | null;
  /** When the cut of today began and went on, and what it is compared with. */
  cutText: string | null;
  /** The days on the axis: when it began, and each price since that has room. */
  days: AxisDay[];
  /** Where "i dag" has room at the end of the axis. */
  todayFits: "always" | "wide" | "never";
};

/** `anchor` is the side of the words that stands at `x`: at the ends they are kept within the chart. */
export type AxisDay = { x: number; text: string; anchor: "start" | "middle" | "end" };

/** The line keeps clear of the edges, where its dots would be cut. */
const top = 12;
const bottom = 88;
/** Two prices nearer than this would be written on top of each other. */
const minGap = 14;
/** The same for two days on the axis of a phone. */
const minDayGap = 21;
/** A day past the first leaves no room for "i dag" on a phone, one past the second on no screen. */
const todayEnds = { narrow: 76, wide: 89 };

/** Draws the ledger as steps. One price alone is no history, and needs no chart. */
export function priceChartView(events: readonly PriceEvent[], now: Date): PriceChartView | null {
  const steps = priceSteps(events.filter(({ at }) => at <= now));
  const [first] = steps;
  const prices = [...new Set(steps.map(({ price }) => price))];
  if (first === undefined || prices.length < 2) return null;

  const ends = steps.at(-1)?.until ?? now;
  const x = (at: Date) =>
    percent((at.getTime() - first.from.getTime()) / (ends.getTime() - first.from.getTime()));
  const y = yScale(prices);
  const cut = legalPriceCut(events, now);
  const days = daysOnAxis(steps, x);
  return {
    label: `Prishistorik. ${steps.map(({ from, price }) => `${formatDate(from)} ${formatKronor(price)}`).join(", ")}.`,
    line: steps.map((step, at) => segment(step, steps[at - 1], { x, y, ends })).join(""),
    dots: steps.map(({ from, price }) => ({ x: x(from), y: y(price) })),
    prices: labelled(prices, y),
    referenceWindow: cut && referenceWindow(cut, x),
    cutText: cut && cutText(cut),
    days,
    todayFits: todayFits(days),
  };
}

function todayFits(days: AxisDay[]): PriceChartView["todayFits"] {
  const last = days.at(-1)?.x ?? 0;
  if (last <= todayEnds.narrow) return "always";
  return last <= todayEnds.wide ? "wide" : "never";
}

/** The latest cut first, then earlier ones, then the day it began: what has no room any more is left out. */
function daysOnAxis(steps: readonly PriceStep[], x: (at: Date) => number): AxisDay[] {
  const isCut = ({ kind }: PriceStep) => kind === "cut";
  const inTurn = [...steps.filter(isCut).toReversed(), ...steps.filter((step) => !isCut(step))];
  const labels: AxisDay[] = [];
  for (const { from } of inTurn) {
    const day = axisDay(x(from), formatShortDay(from));
    if (labels.every((other) => Math.abs(middleOf(day) - middleOf(other)) >= minDayGap)) labels.push(day);
  }
  return labels.toSorted((one, other) => one.x - other.x);
}

const halfDay = 9;

function axisDay(x: number, text: string): AxisDay {
  if (x < halfDay) return { x, text, anchor: "start" };
  return x > todayEnds.wide ? { x: 100, text, anchor: "end" } : { x, text, anchor: "middle" };
}

function middleOf({ x, anchor }: AxisDay): number {
  return x + { start: halfDay, middle: 0, end: -halfDay }[anchor];
}

/** In steps, the 30 days are those before the first: who reads must see which cut is meant. */
function cutText({ cutAt, firstCutAt, referencePrice }: LegalPriceCut): string {
  const lowest = formatKronor(referencePrice);
  if (firstCutAt < cutAt)
    return `Första sänkningen ${formatDate(firstCutAt)}, den senaste ${formatDate(cutAt)}. Lägsta pris de 30 dagarna före den första: ${lowest}.`;
  return `Sänkt ${formatDate(cutAt)}. Lägsta pris de 30 dagarna före: ${lowest}.`;
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
  const labels: PriceChartView["prices"] = [];
  for (const price of prices.toReversed()) {
    const isClear = labels.every((label) => Math.abs(label.y - y(price)) >= minGap);
    if (isClear) labels.push({ y: y(price), text: formatKronor(price) });
  }
  return labels;
}

function referenceWindow(cut: LegalPriceCut, x: (at: Date) => number) {
  const from = Math.max(0, x(referenceWindowStart(cut.firstCutAt)));
  return { x: from, width: oneDecimal(x(cut.firstCutAt) - from) };
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const percent = (share: number) => oneDecimal(share * 100);
