import { withQuery } from "#domain/visitor/search-history.ts";
import { track } from "#web/analytics/track.ts";
import { changeBrowserState } from "./visit.ts";

/** Among the searches that this browser offers again; that there was one may be told. [HOME-8] [TRACK-7] */
export function noteSearch(search: string): Promise<void> {
  track({ event: "search" });
  return changeBrowserState((state) => ({
    ...state,
    advertFilter: { queryHistory: withQuery(state.advertFilter.queryHistory, search) },
  }));
}
