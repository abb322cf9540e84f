import { type Feature, provided } from "#platform/feature.ts";
import { type MyPagesServices, myPagesRoutes } from "./api/my-pages-routes.ts";
import { myPagesContext } from "./context.ts";
import { accountJobs } from "./service/account-jobs.ts";

export const accountsFeature: Feature<MyPagesServices> = {
  routes: myPagesRoutes,
  jobs: accountJobs,
  provide: ({ myPages }) => [provided(myPagesContext, myPages)],
};
