import type { ReactNode } from "react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import type { EstimateScore } from "#features/valuation/rules/estimate-score.ts";
import { TextLink } from "#ui/link.tsx";

type ValuationBandProps = { score: EstimateScore | null; children: ReactNode };

/** How often our range has held; as long as too few were sold to say, what it is set by. */
const setBy = {
  figure: "8 av 10",
  text: "sålda bilar ska hamna i intervallet. Det prövar vi på bilar som modellen aldrig har fått se.",
};

/** What a valuation gives and how often it holds, beside the plate that starts it. */
export function ValuationBand({ score, children }: ValuationBandProps) {
  const { figure, text } = score ? heldOf(score) : setBy;
  return (
    <section aria-labelledby="vad-ar-bilen-vard" data-surface="inverse" className="py-(--ms-section)">
      <div className="page-width grid items-center gap-10 xl:grid-cols-[1fr_28.75rem] xl:gap-16">
        <div className="max-w-130">
          <h2 id="vad-ar-bilen-vard" className="text-h1">
            Vad är din bil värd?
          </h2>
          <p className="mt-3 text-lg text-pretty text-ink-2">
            Skriv registreringsnumret så får du ett prisintervall inom {company.valuationAnswerSeconds}{" "}
            sekunder. Du ser vilka sålda bilar vi jämför med och vad som höjer eller sänker priset.
          </p>
          <p className="mt-8 flex items-center gap-5 border-t border-line pt-6">
            <b className="shrink-0 font-display text-h1 whitespace-nowrap">{figure}</b>
            <span className="text-sm text-ink-2">
              {text} <TextLink to={`${paths.valuation()}#sa-raknar-vi`}>Så räknar vi</TextLink>
            </span>
          </p>
        </div>
        <div className="rounded-lg border border-line bg-surface p-5 md:p-7">
          {children}
          <p className="mt-3.5 text-xs text-ink-2">
            Gratis, och det binder dig inte. Du behöver inte lämna namn, telefon eller e-post.{" "}
            <TextLink to={paths.privacy()}>Så hanterar vi uppgifterna</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function heldOf({ inside, cars }: EstimateScore) {
  return {
    figure: `${inside}\u00a0%`,
    text: `av ${formatNumber(cars)} bilar som vi värderat och sedan sålt det senaste året fick ett pris inom intervallet.`,
  };
}
