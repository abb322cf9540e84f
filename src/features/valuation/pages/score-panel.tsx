import { formatNumber } from "#core/text/number.ts";
import { Meter } from "#ui/meter.tsx";
import { Panel } from "#ui/panel.tsx";
import { type EstimateScore, minScored } from "../rules/estimate-score.ts";

/** How often it held; where too few were sold to say, that. */
export function ScorePanel({ score, on }: { score: EstimateScore | null; on: string }) {
  return (
    <Panel>
      <h2 className="text-h3">Håller värderingen?</h2>
      {score ? (
        <>
          <p className="mt-3 flex items-center gap-5">
            <b className="font-display text-h1">{score.inside} %</b>
            <span className="text-sm text-ink-2">
              av {formatNumber(score.cars)} bilar som vi först värderat och sedan sålt fick ett pris inom
              marknadsintervallet, det senaste året till och med {on}.
            </span>
          </p>
          <Meter percent={score.inside} />
          <p className="mt-2.5 text-xs text-ink-2">
            {score.below} % fick lägre, {score.above} % högre.
          </p>
        </>
      ) : (
        <p className="mt-2.5 text-sm text-ink-2">
          Vi jämför varje värdering med vad bilen sedan säljs för. Innan minst {minScored} värderade bilar har
          sålts säger vi inget om hur ofta det stämmer. Modellen är prövad på sålda bilar som den inte fått
          se: intervallet är satt så att åtta av tio hamnar i det.
        </p>
      )}
    </Panel>
  );
}
