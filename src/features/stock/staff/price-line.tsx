import { priceChartView } from "#features/adverts/pages/price-chart-view.ts";
import type { CarResponse } from "./stock-responses.ts";

/** The prices as steps over time, with the 30 days that a cut is compared with; one price alone needs none. */
export function PriceLine({ prices, now }: { prices: CarResponse["prices"]; now: Date }) {
  const events = prices.map(({ at, price }) => ({ at: new Date(at), price }));
  const chart = priceChartView(events, now);
  if (chart === null) return null;
  const { referenceWindow } = chart;
  return (
    <div className="sp-line" role="img" aria-label={chart.label}>
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        {referenceWindow && (
          <rect x={referenceWindow.x} width={referenceWindow.width} height="100" className="sp-window" />
        )}
        <path d={chart.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="xs t2" aria-hidden="true">
        {chart.days.map(({ x, text, anchor }) => (
          <span
            key={x}
            style={{ left: `${x}%`, translate: { start: "0", middle: "-50%", end: "-100%" }[anchor] }}
          >
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
