type HistogramProps = {
  /** How high each bar is beside the highest, from 0 to 1. */
  bars: readonly number[];
  /** The bars between these two edges are chosen, counted from the left. */
  chosen: readonly [from: number, to: number];
  /** Which bars go on beyond their edge. */
  open: readonly number[];
};

/** How densely they lie along a scale, above the fields that choose a part of it. */
export function Histogram({ bars, chosen: [from, to], open }: HistogramProps) {
  const outline = (isChosen: boolean) =>
    bars
      .map((share, at) =>
        isChosen === (at >= from && at < to) ? barOutline(at, share, open.includes(at)) : "",
      )
      .join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length} 100`}
      preserveAspectRatio="none"
      className="block h-16 w-full px-2.75"
    >
      {/* All bars of one kind are one shape: a page has hundreds, and each choice changes them. */}
      <path className="fill-data-1" d={outline(true)} />
      <path className="fill-data-2" d={outline(false)} />
    </svg>
  );
}

/** A bar without an end is striped: how wide it is, nobody knows. */
function barOutline(at: number, share: number, isOpen: boolean): string {
  if (share === 0) return "";
  const stripes = isOpen ? [0, 0.34, 0.68] : [0];
  const width = isOpen ? ".18" : ".86";
  return stripes.map((stripe) => `M${at + stripe} 100V${100 - heightOf(share)}h${width}V100z`).join("");
}

/** Even the lowest bar is seen. */
const heightOf = (share: number) => Math.max(Math.round(share * 100), 3);
