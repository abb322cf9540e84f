import { Panel } from "#ui/panel.tsx";
import type { OfferView } from "./result-view.ts";
import type { Waterfall, WaterfallRow } from "./waterfall.ts";

const barClasses = {
  whole: "is-whole",
  more: undefined,
  less: "is-less",
  result: "is-result",
} as const satisfies Record<WaterfallRow["variant"], string | undefined>;

/** From the usual car to what we pay, to the krona. */
export function OfferSteps({ waterfall, typical }: Pick<OfferView, "waterfall" | "typical">) {
  return (
    <section aria-labelledby="paverkade">
      <h2 id="paverkade" className="text-h2">
        Det här påverkade priset
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        Vi börjar i en vanlig bil av samma modell ({typical}), som vi säljer den, och ändrar en sak i taget
        till just din. Skick, skador och däck räknas med våra tumregler.
      </p>
      <Panel>
        <WaterfallRows {...waterfall} />
      </Panel>
    </section>
  );
}

/** Every row in words and as a bar; the sums are the list, the bars are one picture. */
export function WaterfallRows({ rows, range, axis }: Waterfall) {
  return (
    <>
      <ul className="value-fall">
        {rows.map(({ label, detail, sum, from, length, variant, joins }) => (
          <li key={`${label} ${detail}`} className="value-step">
            <span>
              {label}
              {detail && <span className="block text-sm font-normal text-ink-2">{detail}</span>}
            </span>
            <span className="font-display font-semibold whitespace-nowrap">{sum}</span>
            <span aria-hidden className="value-bar">
              {joins.in !== null && <s className="is-in" style={{ left: `${joins.in}%` }} />}
              {joins.out !== null && <s className="is-out" style={{ left: `${joins.out}%` }} />}
              <i className={barClasses[variant]} style={{ left: `${from}%`, width: `${length}%` }} />
              {axis.isBroken && (variant === "whole" || variant === "result") && <BreakMark />}
            </span>
          </li>
        ))}
        <li className="value-step">
          <span>
            Intervallet
            <span className="block text-sm font-normal text-ink-2">åtta av tio hamnar här</span>
          </span>
          <span className="value-step-range">{range.text}</span>
          <span aria-hidden className="value-bar">
            <i className="is-range" style={{ left: `${range.from}%`, width: `${range.length}%` }} />
          </span>
        </li>
      </ul>
      <div role="img" aria-label={axis.label} className="value-axis">
        <div className="value-axis-line">
          {axis.isBroken && <BreakMark />}
          {axis.ticks.map(({ at, text }) => (
            <span key={text} style={{ left: `${at}%` }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      {axis.isBroken && (
        <p className="mt-2 text-xs text-ink-2">
          Axeln är bruten: den börjar vid {axis.from}, så att stegen syns. Siffrorna är de riktiga.
        </p>
      )}
    </>
  );
}

/** Where the axis leaps from nothing to near the prices. */
function BreakMark() {
  return (
    <svg viewBox="0 0 12 24" aria-hidden="true" className="value-break">
      <path d="M2 24 6 16 2 8 6 0M8 24l4-8-4-8 4-8" />
    </svg>
  );
}
