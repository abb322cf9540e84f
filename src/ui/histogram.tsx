/** How many there are along a scale, drawn above the slider that chooses a part of it. */
export function Histogram({ bars }: { bars: readonly { share: number; isInside: boolean }[] }) {
  const width = 100 / bars.length;
  return (
    <svg aria-hidden="true" className="block h-16 w-full px-2.75">
      {bars.map(({ share, isInside }, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place on the scale.
          key={at}
          x={`${at * width}%`}
          width={`${width * 0.86}%`}
          y={`${100 - heightOf(share)}%`}
          height={`${heightOf(share)}%`}
          rx="1.5"
          className={isInside ? "fill-data-1" : "fill-data-2"}
        />
      ))}
    </svg>
  );
}

/** Even the lowest bar is seen. */
const heightOf = (share: number) => Math.max(share * 100, 3);
