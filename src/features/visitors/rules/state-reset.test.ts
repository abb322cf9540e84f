import { expect, test } from "vitest";
import { initialState } from "./browser-state.ts";
import { keepsFilterState, stateAfterRoute } from "./state-reset.ts";

test("[STATE-9] the list, adverts and what belongs to them keep the filter", () => {
  const paths = `/kopa-bil/ /kopa-bil /kopa-bil/volvo/mlb84a/ /bilar/ /bilar/mlb84a/ /kampanj/bilar/mlb84a/
    /video-viewer/ /sphere-viewer/ /offertforslag/ /salda-bilar/ /salda-bilar/volvo/mlb84a/ /jamfora-lager/
    /Kopa-Bil/`.split(/\s+/);
  expect(paths.filter((path) => !keepsFilterState(path))).toEqual([]);
});

test("[STATE-10] any other page resets the filter", () => {
  const paths = `/ /salj-din-bil/ /jamfora-bilar/ /reservera-bil/ /favoriter/ /kopa-bilar/ /news/kopa-bil/
    /begagnade-bilar/`.split(/\s+/);
  expect(["", ...paths].filter(keepsFilterState)).toEqual([]);
});

const inTheMiddle = {
  ...initialState(),
  advertFilter: { queryHistory: ["volvo v60"] },
  liveStyle: { style: "compact" },
  navigation: { previousBuyCarPage: "/kopa-bil/?page=3", previousLandingPage: "/" },
};

test("[STATE-11] leaving resets navigation and live style and keeps the search history; going on to an advert resets nothing", () => {
  const after = stateAfterRoute(inTheMiddle, "/om-oss/");
  expect(after).toEqual({ ...initialState(), advertFilter: { queryHistory: ["volvo v60"] } });
  expect(stateAfterRoute(after, "/om-oss/")).toEqual(after);
  expect(stateAfterRoute(inTheMiddle, "/kopa-bil/volvo/mlb84a/")).toEqual(inTheMiddle);
});
