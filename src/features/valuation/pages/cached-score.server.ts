import type { RouterContextProvider } from "react-router";
import { reportErrorContext } from "#platform/pages/context.ts";
import { estimatesContext } from "../context.ts";
import type { EstimateScore } from "../rules/estimate-score.ts";
import type { Appraisal } from "../service/appraise.ts";
import type { Estimates } from "../service/estimates.ts";

type Context = Readonly<RouterContextProvider>;

/** Stores what was said, and says how often it held. A database that cannot be reached costs the visitor neither answer nor page. */
export async function cachedScore(
  { input, verdict }: Appraisal,
  context: Context,
): Promise<EstimateScore | null> {
  return fromEstimates(context, async (estimates) => {
    if (input.plate && verdict?.kind === "offer") await estimates.note(input.plate, verdict.offer);
    return estimates.score();
  });
}

/** How often it has held so far; null where that cannot be said. */
export function scoreSoFar(context: Context): Promise<EstimateScore | null> {
  return fromEstimates(context, (estimates) => estimates.score());
}

async function fromEstimates(
  context: Context,
  ask: (estimates: Estimates) => Promise<EstimateScore | null>,
): Promise<EstimateScore | null> {
  try {
    return await ask(context.get(estimatesContext));
  } catch (error) {
    context.get(reportErrorContext)(error);
    return null;
  }
}
