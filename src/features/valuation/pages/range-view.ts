import { formatKronor } from "#core/money/kronor.ts";
import { formatList } from "#core/text/format-list.ts";
import { formatMil } from "#core/text/mileage.ts";
import type { RangeSoFar } from "../rules/flow/range-so-far.ts";
import { rangeText } from "../rules/range-text.ts";
import type { Range } from "../rules/range-within.ts";

export type Band = {
  label: string;
  answer: string;
  width: string;
  /** Where it begins and how long it is, in percent of the axis. */
  from: number;
  length: number;
};
export type RangeView = {
  range: string;
  width: string;
  /** What the last answer did to it. */
  changed: string | null;
  /** What it is still that wide for. */
  why: string;
  bands: Band[];
  axis: { from: string; to: string };
  label: string;
};

type Known = Extract<RangeSoFar, { kind: "range" }>;

const widthOf = ({ low, high }: Range) => high - low;

/** The range so far in words, and each range on the way to it on one axis. */
export function rangeView(known: Known): RangeView {
  const { ranges } = known;
  const now = ranges.at(-1) ?? ranges[0];
  const ends = {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  };
  const span = Math.max(1, widthOf(ends));
  const percent = (kronor: number) => Math.round((10_000 * kronor) / span) / 100;
  return {
    range: rangeText(now),
    width: formatKronor(widthOf(now)),
    changed: changedText(known),
    why: whyText(known),
    bands: ranges.map(({ label, answer, low, high }) => ({
      label,
      answer,
      width: formatKronor(high - low),
      from: percent(low - ends.low),
      length: percent(high - low),
    })),
    axis: { from: formatKronor(ends.low), to: formatKronor(ends.high) },
    label: `Så här långt ${formatKronor(now.low)} till ${formatKronor(now.high)}, på en skala från ${formatKronor(ends.low)} till ${formatKronor(ends.high)}.`,
  };
}

/** What the last answer did: nearly always less to guess, and where it is not so, why. */
function changedText({ ranges, mil }: Known): string | null {
  const [before, now] = ranges.slice(-2);
  if (!before || !now) return null;
  if (now.low < before.low || now.high > before.high)
    return `Miltalet ligger utanför de ${formatMil(mil.from)} till ${formatMil(mil.to)} som vi räknade med, så intervallet flyttade sig.`;
  const less = widthOf(before) - widthOf(now);
  if (less === 0) return "Ditt senaste svar ändrade inte intervallet.";
  return `Ditt senaste svar gjorde det ${formatKronor(less)} smalare.`;
}

function whyText({ isMilOpen, mil, open }: Known): string {
  if (isMilOpen)
    return `Vi vet inte miltalet än och räknar med allt från ${formatMil(mil.from)} till ${formatMil(mil.to)}, i vilket skick som helst.`;
  if (open.length > 0) return `Kvar att veta: ${formatList(open.map((label) => label.toLowerCase()))}.`;
  return "Resten är hur mycket priset skiljer sig mellan liknande sålda bilar. Åtta av tio hamnar i intervallet.";
}
