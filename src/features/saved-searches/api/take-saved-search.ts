import { paths } from "#core/paths.ts";
import type { HandlerRefusal, SubmissionParts } from "#features/forms/api/submit-form.ts";
import type { SavedSearchTask } from "../rules/saved-search-form.ts";
import type { SavedSearchService } from "../service/saved-searches.ts";

/** An e-mail to confirm with is on its way, or what is wrong with the search. */
export async function takeSavedSearch(
  savedSearches: SavedSearchService,
  task: SavedSearchTask,
  { path }: SubmissionParts,
): Promise<{ number: null; page: string } | HandlerRefusal> {
  const error = await savedSearches.ask(task, path);
  if (error === null) return { number: null, page: paths.savedSearch() };
  return { status: 422, errors: [{ field: "filter", message: error.error }] };
}
