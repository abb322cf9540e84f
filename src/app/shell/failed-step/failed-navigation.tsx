import { useEffect, useLayoutEffect } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { useStore } from "zustand";
import { guardRouteModules, useRouterRoutes } from "#app/router-internals.ts";
import { giveUp, navigationStore, tryAgain } from "#platform/browser/navigation-store.ts";
import { Button } from "#ui/button.tsx";
import { isCached } from "../seen-pages.ts";

/** Says that the next page could not be had, and leaves the one that is open as it is. */
export function FailedNavigation() {
  const nextLocation = useNavigation().location;
  const problem = useStore(navigationStore, (step) => step.problem);
  const address = nextLocation && createPath(nextLocation);
  useGuardedModules();
  // Another step: what waited for the one before may be what this one needs.
  useEffect(() => {
    if (address !== undefined) tryAgain();
  }, [address]);
  useEffect(() => {
    if (address === undefined) return;
    if (problem === "outdated") location.assign(address);
    if (problem === "unreached") void openIfKept(address);
  }, [problem, address]);
  const isSamePage = nextLocation?.pathname === useLocation().pathname;
  useTryWhenOnline(isSamePage && problem === "unreached");
  if (address === undefined || problem !== "unreached") return null;
  return (
    <section
      role="alert"
      className="fixed bottom-4 left-4 z-(--ms-z-toast) w-[min(25rem,calc(100vw-2rem))] rounded-sm border border-line-2 bg-raised p-4 text-sm text-ink shadow-2 [anchor-name:--failed-step] max-lg:bottom-[calc(anchor(--bottom-bar_top,0px)+1rem)] lg:bottom-6 lg:left-6 print:hidden"
    >
      <b className="block text-md font-[650]">
        {navigator.onLine ? "Sidan svarar inte just nu" : "Du är utan nät"}
      </b>
      <p className="mt-0.5 mb-3 text-ink-2">
        {isSamePage
          ? "Det du ser är kvar som det var, och ditt nya val är inte med än."
          : "Sidan du ville öppna gick inte att hämta. Den du läser är kvar."}
      </p>
      <div className="flex gap-2.5">
        <Button size="sm" onClick={tryAgain}>
          Försök igen
        </Button>
        <Button size="sm" variant="secondary" onClick={giveUp}>
          Avbryt
        </Button>
      </div>
    </section>
  );
}

/** At once: from the moment a page is awake, no step loads it anew. */
function useGuardedModules(): void {
  const routes = useRouterRoutes();
  useLayoutEffect(() => {
    if (routes) guardRouteModules(routes);
  }, [routes]);
}

/** A choice on the page that is open goes on by itself; whoever reads is not moved to another page. */
function useTryWhenOnline(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [isWaiting]);
}

/** The service worker may have the page, but answers only when it is loaded whole. */
async function openIfKept(address: string): Promise<void> {
  if (navigator.serviceWorker?.controller && (await isCached(address))) location.assign(address);
}
