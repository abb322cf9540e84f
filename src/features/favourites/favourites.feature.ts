import type { Database } from "#platform/db/database.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { twiceMore } from "#platform/jobs/job-kind.ts";
import { sharedListRoutes } from "./api/shared-list-routes.ts";
import { sharedListsContext } from "./context.ts";
import { type SharedLists, untouchedSince } from "./service/shared-lists.ts";
import { forgetSharedLists } from "./storage/shared-lists.ts";

type Uses = { db: Database; sharedLists: SharedLists; clock: () => Date; publicOrigin: string };

export const favouritesFeature: Feature<Uses> = {
  routes: (services, http) => sharedListRoutes({ ...services, ...http }),
  jobs: ({ clock }) => ({
    "old-shared-lists": {
      inTransaction: (_job, tx) => forgetSharedLists(tx, untouchedSince(clock())),
      every: { period: "day", afterMs: 24 * 60_000 },
      pausesS: twiceMore,
    },
  }),
  provide: ({ sharedLists }) => [provided(sharedListsContext, sharedLists)],
};
