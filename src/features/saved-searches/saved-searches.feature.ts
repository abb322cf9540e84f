import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import type { FormServices } from "#features/forms/api/post-form.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { endWatchRoutes } from "./api/end-watches.ts";
import { savedSearchRoutes } from "./api/saved-search-routes.ts";
import { savedSearchesContext } from "./context.ts";
import type { SavedSearches } from "./saved-search-services.ts";
import { watchJobs } from "./service/watch-jobs.ts";

type Uses = FormServices & { savedSearches: SavedSearches; stock: StockInStep };

export const savedSearchesFeature: Feature<Uses> = {
  api: endWatchRoutes,
  routes: savedSearchRoutes,
  jobs: ({ savedSearches }) => watchJobs(savedSearches.context),
  provide: ({ savedSearches }) => [provided(savedSearchesContext, savedSearches)],
};
