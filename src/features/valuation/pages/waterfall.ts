import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import type { Offer } from "../rules/buying-price.ts";
import { rangeText } from "../rules/range-text.ts";

export type WaterfallRow = {
  label: string;
  detail: string | null;
  sum: string;
  kronor: number;
  /** Where its bar begins and how long it is, in percent of the axis; and what it shows. */
  from: number;
  length: number;
  variant: "whole" | "more" | "less" | "result";
  /** Where it leads on from the row before, and to the next; null where it does not. */
  joins: { in: number | null; out: number | null };
};
export type Waterfall = {
  rows: WaterfallRow[];
  /** The range that the sum lies in. */
  range: { text: string; from: number; length: number };
  axis: { from: string; isBroken: boolean; ticks: Tick[]; label: string };
};
type Tick = { at: number; text: string };

type WaterfallOffer = Pick<Offer, "start" | "steps" | "estimate" | "low" | "high">;

/** How much of the drawing lies before the lowest of the prices on the way. */
const before = 0.3;
const fewestTicks = 3;

/** Each bar begins where the one before it ended; the axis begins near the prices, for from nothing the steps would be hairs. */
export function waterfallOf({ start, steps, estimate, low, high }: WaterfallOffer): Waterfall {
  let now = start;
  const moves = steps.map(({ kronor }) => {
    const from = now;
    now += kronor;
    return { from, to: now };
  });
  const prices = [start, estimate, low, high, ...moves.map(({ to }) => to)].map((price) =>
    Math.max(0, price),
  );
  const axis = axisOver(Math.min(...prices), Math.max(...prices));
  const at = (price: number) => percentOf(axis, price);
  const rowFrom = (from: number, to: number) => ({
    from: at(Math.min(from, to)),
    length: rounded(Math.abs(at(to) - at(from))),
  });
  return {
    rows: [
      {
        label: "Vanlig bil av samma modell",
        detail: "vad den säljs för hos oss",
        sum: formatKronor(start),
        kronor: start,
        ...rowFrom(axis.from, start),
        variant: "whole",
        joins: { in: null, out: at(start) },
      },
      ...steps.map(({ label, answer, kronor }, row): WaterfallRow => {
        const { from, to } = moves[row] ?? { from: 0, to: 0 };
        return {
          label,
          detail: answer,
          sum: signed(kronor),
          kronor,
          ...rowFrom(from, to),
          variant: kronor < 0 ? "less" : "more",
          joins: { in: at(from), out: at(to) },
        };
      }),
      {
        label: "Det här kan vi betala",
        detail: null,
        sum: formatKronor(estimate),
        kronor: estimate,
        ...rowFrom(axis.from, estimate),
        variant: "result",
        joins: { in: at(estimate), out: null },
      },
    ],
    range: { text: rangeText({ low, high }), ...rowFrom(low, high) },
    axis: {
      from: formatKronor(axis.from),
      isBroken: axis.from > 0,
      ticks: withRoom(ticksOf(axis).map((price) => ({ at: at(price), text: formatNumber(price) }))),
      label: `Vattenfall: från ${formatKronor(start)} för en vanlig bil, i ${steps.length} steg, till ${formatKronor(estimate)}. Intervallet är ${formatKronor(low)} till ${formatKronor(high)}.`,
    },
  };
}

type Axis = { from: number; to: number; step: number };

function axisOver(lowest: number, highest: number): Axis {
  const span = Math.max(1_000, highest - lowest);
  const step = niceStep((span * (1 + before)) / (fewestTicks + 1));
  const from = Math.max(0, Math.floor((lowest - span * before) / step) * step);
  return { from, to: Math.ceil((highest + span * 0.02) / step) * step, step };
}

/** 1, 2 or 5 and noughts: what a person counts in. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
}

function ticksOf({ from, to, step }: Axis): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step).slice(1);
}

/** How much of the axis a price takes in words; the last one stands to the left of its tick. */
const wordsOf = 20;

/** All of them, or every second or third from the end: as many as do not run into each other. */
function withRoom(ticks: Tick[]): Tick[] {
  const [first = 0, second = first] = ticks.map(({ at }) => at);
  const every = Math.max(1, Math.ceil((1.5 * wordsOf) / Math.max(1, second - first)));
  return ticks.filter((_, at) => (ticks.length - 1 - at) % every === 0);
}

function percentOf({ from, to }: Axis, price: number): number {
  return rounded(Math.min(100, Math.max(0, ((price - from) / (to - from)) * 100)));
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}

function signed(kronor: number): string {
  return `${kronor < 0 ? "−" : "+"}${formatKronor(Math.abs(kronor))}`;
}
