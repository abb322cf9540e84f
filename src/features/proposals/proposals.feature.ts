import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import type { Database } from "#platform/db/database.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { twiceMore } from "#platform/jobs/job-kind.ts";
import { proposalCalls } from "./api/proposal-calls.ts";
import { proposalRoutes } from "./api/proposal-routes.ts";
import { proposalsContext } from "./context.ts";
import type { ProposalServices } from "./proposal-services.ts";
import { forgetProposals } from "./service/forget-proposals.ts";

type Uses = {
  proposals: ProposalServices;
  db: Database;
  stock: StockInStep;
  clock: () => Date;
  publicOrigin: string;
};

export const proposalsFeature: Feature<Uses> = {
  routes: proposalRoutes,
  jobs: ({ clock }) => ({
    "old-proposals": {
      inTransaction: (_job, tx) => forgetProposals(tx, clock()),
      every: { period: "day", afterMs: 26 * 60_000 },
      pausesS: twiceMore,
    },
  }),
  staffCalls: proposalCalls,
  provide: ({ proposals }) => [provided(proposalsContext, proposals.byLink)],
};
