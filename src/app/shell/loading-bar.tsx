import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useStore } from "zustand";
import { navigationStore } from "#platform/browser/navigation-store.ts";

/** What comes sooner needs no bar: it would only flicker, and make the page come later. */
const patienceMs = 150;

/** Three amber pixels while the next page is on its way. */
export function LoadingBar() {
  const isInProgress = useNavigation().state !== "idle";
  // A step that waits for another try is not on its way.
  const isStuck = useStore(navigationStore, ({ problem }) => problem !== null);
  const isLoading = isInProgress && !isStuck;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return setShown(false);
    const waiting = setTimeout(setShown, patienceMs, true);
    return () => clearTimeout(waiting);
  }, [isLoading]);
  if (!isShown) return null;
  return (
    <div
      role="progressbar"
      aria-label="Sidan laddas"
      className="loading-bar fixed inset-x-0 top-0 z-(--ms-z-progress) h-0.75 bg-accent print:hidden"
    />
  );
}
