import { withQuery } from "#domain/visitor/search-history.ts";
import { track } from "#web/analytics/track.ts";
import { changeBrowserState } from "./visit.ts";

/** What was searched for stays in this browser, to be offered again; that there was a search may be told. [HOME-8] [TRACK-7] */
export function rememberSearch(search: string): Promise<void> {
  track({ event: "search" });
  return changeBrowserState((state) => ({
    ...state,
    advertFilter: { queryHistory: withQuery(state.advertFilter.queryHistory, search) },
  }));
}
