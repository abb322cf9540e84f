import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { Database } from "#platform/db/database.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { twoRetries } from "#platform/jobs/job-kind.ts";
import { proposalCalls } from "./api/proposal-calls.ts";
import { proposalRoutes } from "./api/proposal-routes.ts";
import { proposalsContext } from "./context.ts";
import type { ProposalServices } from "./proposal-services.ts";
import { purgeProposals } from "./service/purge-proposals.ts";

type Uses = {
  proposals: ProposalServices;
  db: Database;
  stock: LiveCatalogue;
  clock: () => Date;
  publicOrigin: string;
};

export const proposalsFeature: Feature<Uses> = {
  routes: proposalRoutes,
  jobs: ({ clock }) => ({
    "old-proposals": {
      inTransaction: (_job, tx) => purgeProposals(tx, clock()),
      every: { period: "day", afterMs: 26 * 60_000 },
      pausesS: twoRetries,
    },
  }),
  staffCalls: proposalCalls,
  provide: ({ proposals }) => [provided(proposalsContext, proposals.byLink)],
};
