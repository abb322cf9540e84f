import { type Feature, provided } from "#platform/feature.ts";
import { twoRetries } from "#platform/jobs/job-kind.ts";
import { type SharedListServices, sharedListRoutes } from "./api/shared-list-routes.ts";
import { sharedListsContext } from "./context.ts";
import { untouchedSince } from "./service/shared-lists.ts";
import { purgeSharedLists } from "./storage/shared-lists.ts";

export const favouritesFeature: Feature<SharedListServices & { clock: () => Date }> = {
  routes: sharedListRoutes,
  jobs: ({ clock }) => ({
    "old-shared-lists": {
      inTransaction: (_job, tx) => purgeSharedLists(tx, untouchedSince(clock())),
      every: { period: "day", afterMs: 24 * 60_000 },
      pausesS: twoRetries,
    },
  }),
  provide: ({ sharedLists }) => [provided(sharedListsContext, sharedLists)],
};
