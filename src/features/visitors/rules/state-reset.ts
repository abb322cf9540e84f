import { type BrowserState, withSliceReset } from "./browser-state.ts";

/** Where somebody is in the middle of choosing a car: the way back must lead to the same list. */
const keepingSections: readonly string[] = [
  "kopa-bil",
  "video-viewer",
  "sphere-viewer",
  "offertforslag",
  "salda-bilar",
  "jamfora-lager",
];

/** Filter, navigation and live style start afresh on all other pages. */
export function keepsFilterState(pathname: string): boolean {
  const segments = pathname.toLowerCase().split("/");
  const [, section = ""] = segments;
  // Advert addresses are told by containing /bilar/, wherever it stands.
  return keepingSections.includes(section) || segments.includes("bilar");
}

/** The search history is the visitor's own and outlives the page. */
export function stateAfterRoute(state: BrowserState, pathname: string): BrowserState {
  return keepsFilterState(pathname)
    ? state
    : withSliceReset(withSliceReset(state, "navigation"), "liveStyle");
}
