import type { Feature } from "#platform/feature.ts";
import { trackerJobs } from "./service/tracker-jobs.ts";
import type { TradeInServices } from "./trade-in-services.ts";

export const tradeInFeature: Feature<{ tradeIn: TradeInServices }> = {
  jobs: ({ tradeIn }) => trackerJobs(tradeIn.context),
};
