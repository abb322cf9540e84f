import { withQuery } from "#domain/visitor/search-history.ts";
import { changeBrowserState } from "./visit.ts";

/** What was searched for stays in this browser, to be offered again. [HOME-8] */
export function rememberSearch(search: string): Promise<void> {
  return changeBrowserState((state) => ({
    ...state,
    advertFilter: { queryHistory: withQuery(state.advertFilter.queryHistory, search) },
  }));
}
