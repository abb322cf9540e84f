import { useEffect, useState } from "react";
import type { Position } from "#features/stores/rules/distance.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { withSliceReset } from "#features/visitors/rules/browser-state.ts";
import { positionFromState, roughly, withPosition, withPostcode } from "../rules/position.ts";

type Here = {
  position: Position | null;
  town: string | null;
  /** The one that was asked for at an earlier visit. */
  postcode: string;
};
const nowhere: Here = { position: null, town: null, postcode: "" };

const stored = async () => {
  await changeBrowserState((state) => state);
  return browserStore.getState().state;
};

/** Where the visitor is, as exactly as the browser says until the page is left, and to a mil after that. */
export function usePosition(asked: { postcode: string; town: string } | null) {
  const [here, setHere] = useState(nowhere);
  const { postcode, town } = asked ?? {};
  useEffect(() => {
    let isLeft = false;
    void stored().then((state) => {
      if (isLeft || !state) return;
      const { cityName, postalCode } = state.geolocation;
      const earlier = { position: positionFromState(state), town: cityName };
      setHere((now) => ({ ...(now.position ? now : earlier), postcode: postalCode ?? "" }));
    });
    return () => {
      isLeft = true;
    };
  }, []);
  useEffect(() => {
    if (postcode && town) void changeBrowserState((state) => withPostcode(state, postcode, town));
  }, [postcode, town]);
  return {
    ...here,
    found: async (position: Position) => {
      setHere((before) => ({ ...before, position, town: null }));
      const towns = await import("../rules/nearest-town.ts").catch(() => null);
      const near = towns?.nearestTown(roughly(position)) ?? null;
      setHere((before) => ({ ...before, town: near }));
      await changeBrowserState((state) => withPosition(state, position, { now: Date.now(), town: near }));
    },
    reset: () => {
      setHere(nowhere);
      void changeBrowserState((state) => withSliceReset(state, "geolocation"));
    },
  };
}
