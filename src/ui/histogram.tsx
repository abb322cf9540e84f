type Bar = { share: number; isInside: boolean };

/** How many there are along a scale, drawn above the fields that choose a part of it. */
export function Histogram({ bars }: { bars: readonly Bar[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length} 100`}
      preserveAspectRatio="none"
      className="block h-16 w-full px-2.75"
    >
      <path className="fill-data-1" d={outline(bars, true)} />
      <path className="fill-data-2" d={outline(bars, false)} />
    </svg>
  );
}

/** All bars of one kind as one shape: a page has hundreds of bars, and redraws them at every choice. */
function outline(bars: readonly Bar[], isInside: boolean): string {
  return bars
    .map((bar, at) => (bar.isInside === isInside ? `M${at} 100V${100 - heightOf(bar.share)}h.86V100z` : ""))
    .join("");
}

/** Even the lowest bar is seen. */
const heightOf = (share: number) => Math.max(Math.round(share * 100), 3);
