import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { FormServices } from "#features/forms/api/submit-form.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { endSavedSearchRoutes } from "./api/end-saved-searches.ts";
import { savedSearchRoutes } from "./api/saved-search-routes.ts";
import { savedSearchesContext } from "./context.ts";
import type { SavedSearches } from "./saved-search-services.ts";
import { savedSearchJobs } from "./service/saved-search-jobs.ts";

type Uses = FormServices & { savedSearches: SavedSearches; stock: LiveCatalogue };

export const savedSearchesFeature: Feature<Uses> = {
  api: endSavedSearchRoutes,
  routes: savedSearchRoutes,
  jobs: ({ savedSearches }) => savedSearchJobs(savedSearches.context),
  provide: ({ savedSearches }) => [provided(savedSearchesContext, savedSearches)],
};
