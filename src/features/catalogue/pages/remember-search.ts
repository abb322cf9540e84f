import { track } from "#features/visitors/pages/track.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { withQuery } from "#features/visitors/rules/search-history.ts";

/** What was searched for stays in this browser, to be offered again; that there was a search may be told. */
export function rememberSearch(search: string): Promise<void> {
  track({ event: "search" });
  return changeBrowserState((state) => ({
    ...state,
    advertFilter: { queryHistory: withQuery(state.advertFilter.queryHistory, search) },
  }));
}
