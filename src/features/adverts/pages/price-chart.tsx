import type { PriceChartView } from "./price-chart-view.ts";

export function PriceChart({ chart }: { chart: PriceChartView }) {
  const { referenceWindow } = chart;
  return (
    <div className="mb-3 text-xs text-ink-2">
      <div role="img" aria-label={chart.label}>
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
        <div className="mt-2 pl-21">
          <svg aria-hidden="true" className="h-5 w-full overflow-visible fill-current">
            {chart.days.map(({ x, text, anchor }) => (
              <text key={x} x={`${x}%`} y="1em" textAnchor={anchor}>
                {text}
              </text>
            ))}
            {chart.todayFits !== "never" && (
              <text
                x="100%"
                y="1em"
                textAnchor="end"
                className={`fill-ink font-semibold ${chart.todayFits === "wide" ? "max-sm:hidden" : ""}`}
              >
                i dag
              </text>
            )}
          </svg>
        </div>
      </div>
      {chart.cutText && (
        <p className="mt-3 flex gap-2.5 text-sm">
          <span
            aria-hidden
            className="mt-0.5 size-4 shrink-0 rounded-xs border border-line-2 bg-accent-soft"
          />
          {chart.cutText}
        </p>
      )}
    </div>
  );
}
