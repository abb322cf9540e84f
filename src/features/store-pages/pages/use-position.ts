import { useEffect, useState } from "react";
import type { Position } from "#features/stores/rules/distance.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { withSliceReset } from "#features/visitors/rules/browser-state.ts";
import { positionFromState, withPosition } from "../rules/position.ts";

/** Where the visitor is, as exactly as the browser says until the page is left, and to a mil after that. */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => {
    let isLeft = false;
    void changeBrowserState((state) => state).then(() => {
      const { state } = browserStore.getState();
      if (!isLeft && state) setPosition((found) => found ?? positionFromState(state));
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return {
    position,
    found: (found: Position) => {
      setPosition(found);
      void changeBrowserState((state) => withPosition(state, found, Date.now()));
    },
    forget: () => {
      setPosition(null);
      void changeBrowserState((state) => withSliceReset(state, "geolocation"));
    },
  };
}
