import type { RouterContextProvider } from "react-router";
import type { EstimateScore } from "#domain/valuation/estimate-score.ts";
import type { Appraisal } from "#services/valuations/appraise.ts";
import { estimatesContext, reportErrorContext } from "#web/context.ts";

/** Stores what was said, and says how often it held. A database that is away costs the visitor neither answer nor page. [SCORE-1] */
export async function keptScore(
  { told, verdict }: Appraisal,
  context: Readonly<RouterContextProvider>,
): Promise<EstimateScore | null> {
  const estimates = context.get(estimatesContext);
  if (!estimates) return null;
  try {
    if (told.plate && verdict?.kind === "offer") await estimates.note(told.plate, verdict.offer);
    return await estimates.score();
  } catch (error) {
    context.get(reportErrorContext)(error);
    return null;
  }
}
