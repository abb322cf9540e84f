import { useEffect, useState } from "react";
import { listLeft } from "#features/visitors/pages/list-left.ts";
import { storageKey } from "#features/visitors/rules/storage-keys.ts";
import { readStored } from "#platform/browser/storage.ts";
import type { CarPageView } from "./car-page-view.ts";
import type { Trail } from "./lead-back.ts";

/** The crumbs, and the one that the arrow on the picture follows: to where the visitor came from, after the first paint, and no row moves. */
export function useBackCrumbs({ path, crumbs, store }: CarPageView): Trail {
  const [led, setLed] = useState<Trail | null>(null);
  useEffect(() => {
    setLed(null);
    // Whoever came by no list of ours, and has nothing stored, is led as everybody is.
    if (listLeft.advert === path || readStored(storageKey))
      import("./lead-back.ts").then((part) => setLed(part.leadBack(crumbs, path, store)), setNothing);
  }, [path, crumbs, store]);
  return led ?? { crumbs, back: crumbs[1] };
}

const setNothing = () => {};
