import type { PriceChartView } from "./price-chart-view.ts";

/** Narrower than this the words would not fit inside the band; the table below says the same. */
const leastWidthForWords = 24;

export function PriceChart({ chart }: { chart: PriceChartView }) {
  const { referenceWindow } = chart;
  return (
    <div role="img" aria-label={chart.words} className="mb-3 text-xs text-ink-2">
      <div className="flex h-44 gap-3">
        <svg aria-hidden="true" className="h-full w-18 shrink-0 fill-current">
          {chart.prices.map(({ y, text }) => (
            <text key={text} x="100%" y={`${y}%`} dy=".35em" textAnchor="end">
              {text}
            </text>
          ))}
        </svg>
        <svg aria-hidden="true" className="h-full min-w-0 flex-1 overflow-visible">
          {chart.prices.map(({ y, text }) => (
            <line key={text} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
          ))}
          {referenceWindow && (
            <rect
              x={`${referenceWindow.x}%`}
              width={`${referenceWindow.width}%`}
              height="100%"
              className="fill-accent-soft"
            />
          )}
          {referenceWindow && referenceWindow.width >= leastWidthForWords && (
            <text
              x={`${referenceWindow.x + referenceWindow.width / 2}%`}
              y="97%"
              textAnchor="middle"
              className="fill-on-accent-soft font-semibold max-sm:hidden"
            >
              30 dagar före
            </text>
          )}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" role="presentation">
            <path
              d={chart.line}
              fill="none"
              strokeWidth="3"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-data-1"
            />
          </svg>
          {chart.dots.map(({ x, y }) => (
            <circle
              key={x}
              cx={`${x}%`}
              cy={`${y}%`}
              r="5"
              strokeWidth="3"
              className="fill-surface stroke-data-1"
            />
          ))}
        </svg>
      </div>
      <p aria-hidden className="mt-2 flex justify-between pl-21">
        <span>{chart.starts}</span>
        <span className="font-semibold text-ink">i dag</span>
      </p>
    </div>
  );
}
