import { useEffect, useState } from "react";
import type { Position } from "#domain/store/distance.ts";
import { withSliceReset } from "#domain/visitor/browser-state.ts";
import { positionFromState, withPosition } from "#domain/visitor/position.ts";
import { browserStore } from "#web/state/browser-store.ts";
import { changeBrowserState } from "#web/state/visit.ts";

/** Where the visitor is, as exactly as the browser says until the page is left, and to a mil after that. [NEAR-10] [NEAR-12] */
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
