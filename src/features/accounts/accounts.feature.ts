import type { Database } from "#platform/db/database.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { myPagesRoutes } from "./api/my-pages-routes.ts";
import { myPagesContext } from "./context.ts";
import { accountJobs } from "./service/account-jobs.ts";
import type { MyPages } from "./service/my-pages.ts";

type Uses = { db: Database; myPages: MyPages; clock: () => Date; publicOrigin: string };

export const accountsFeature: Feature<Uses> = {
  routes: (services, http) => myPagesRoutes({ ...services, ...http }),
  jobs: accountJobs,
  provide: ({ myPages }) => [provided(myPagesContext, myPages)],
};
