import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import type { Offer } from "#features/valuation/rules/buying-price.ts";
import { rangeText } from "#features/valuation/rules/range-text.ts";

type Props = { offer: Pick<Offer, "estimate" | "low" | "high">; corrected: number | null };

const marks = 5;

/** The range on a ruler with a step that people count in: what we pay, and the bid corrected for whoever reads. */
export function PriceRuler({ offer: { estimate, low, high }, corrected }: Props) {
  const width = Math.max(high - low, 2_000);
  const step = stepFor((width * 1.8) / (marks - 1));
  const first = Math.max(0, Math.floor((low - width * 0.3) / step) * step);
  const last = first + step * (marks - 1);
  const positionOf = (kronor: number) =>
    `${Math.min(100, Math.max(0, ((kronor - first) / (last - first)) * 100))}%`;
  const text = `Intervall ${rangeText({ low, high })}, mest troligt ${formatKronor(estimate)}.`;
  return (
    <>
      <div
        className="sp-vs"
        role="img"
        aria-label={corrected === null ? text : `${text} Rättat bud ${formatKronor(corrected)}.`}
      >
        <span
          className="sp-band"
          style={{ left: positionOf(low), right: `calc(100% - ${positionOf(high)})` }}
        />
        <span className="sp-lab" style={{ left: positionOf(low) }}>
          {formatNumber(low)}
        </span>
        <span className="sp-lab" style={{ left: positionOf(high) }}>
          {formatNumber(high)}
        </span>
        {corrected !== null && <i className="sp-bidm" style={{ left: positionOf(corrected) }} />}
        <i className="post" style={{ left: positionOf(estimate) }} />
      </div>
      <div className="sp-vends" aria-hidden>
        {Array.from({ length: marks }, (_, at) => first + at * step).map((kronor) => (
          <span key={kronor}>{formatNumber(kronor)}</span>
        ))}
      </div>
      <div className="sp-vkey" aria-hidden>
        <span>
          <i className="b" />
          åtta av tio hamnar här
        </span>
        {corrected !== null && (
          <span>
            <i className="d" />
            rättat efter utfall
          </span>
        )}
      </div>
    </>
  );
}

/** 1, 2 or 5 times a power of ten, and not less than asked for. */
function stepFor(min: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, min)));
  return ([1, 2, 5, 10].find((times) => times * power >= min) ?? 10) * power;
}
