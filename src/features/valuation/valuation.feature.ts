import { type Feature, provided } from "#platform/feature.ts";
import { twoRetries } from "#platform/jobs/job-kind.ts";
import type { Logger } from "#platform/log/log.ts";
import { type ValuationUses, valuationRoutes } from "./api/valuation-routes.ts";
import { estimatesContext, valuationsContext } from "./context.ts";
import { type Estimates, scoreEstimates } from "./service/estimates.ts";

export const valuationFeature: Feature<ValuationUses & { estimates: Estimates; log: Logger }> = {
  routes: valuationRoutes,
  jobs: ({ db, clock, log }) => ({
    "estimate-scores": {
      outside: async () => {
        const scored = await scoreEstimates(db, clock());
        if (scored > 0) log.info({ scored }, "estimates were held against what was paid");
      },
      every: { period: "day", afterMs: 28 * 60_000 },
      pausesS: twoRetries,
      timeLimitMs: 10 * 60_000,
    },
  }),
  metrics: ({ valuations }) => [
    {
      name: "site_valuation_trained_timestamp_seconds",
      help: "When the model of prices in use was made; none until the first training is done",
      kind: "gauge",
      read: () => {
        const trained = valuations.trainedFrom();
        return trained && trained.at.getTime() / 1_000;
      },
    },
  ],
  provide: ({ valuations, estimates }) => [
    provided(valuationsContext, valuations),
    provided(estimatesContext, estimates),
  ],
};
