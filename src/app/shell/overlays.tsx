import { useEffect } from "react";
import { useStore } from "zustand";
import { followAccount } from "#features/accounts/pages/follow-account.ts";
import { followFavorites } from "#features/favourites/pages/favorites-store.ts";
import { consentStore } from "#features/visitors/pages/consent-store.ts";
import { startVisit } from "#features/visitors/pages/visit.ts";
import { allows } from "#features/visitors/rules/consent.ts";
import { useLazyPart } from "#platform/browser/lazy-part.ts";
import { toastStore } from "#platform/browser/toast-store.ts";
import { useConnectionToasts } from "./connection-toasts.ts";
import { FailedNavigation } from "./failed-step/failed-navigation.tsx";
import { allowSeenPages } from "./seen-pages.ts";
import { whenIdle } from "./when-idle.ts";

const loadConsent = async () => (await import("./consent-choices.tsx")).ConsentChoices;
const loadToasts = async () => (await import("./toast-view.tsx")).ToastView;

/** What comes when it is needed, each with its own piece of code. */
export function Overlays() {
  const isChoosing = useStore(consentStore, (consent) => consent.isChoosing);
  const hasToasts = useStore(toastStore, (queue) => queue.shown.length > 0);
  const Consent = useLazyPart(loadConsent, isChoosing);
  const Toasts = useLazyPart(loadToasts, hasToasts);
  useEffect(() => {
    let stop = () => {};
    const callOff = whenIdle(() => {
      const stops = [startVisit(), followFavorites(), followAccount()];
      stop = () => {
        for (const each of stops) each();
      };
    });
    // What says that the network is gone must be here before it goes: fetched once somebody does more than read.
    const fetchToasts = () => void loadToasts().catch(() => {});
    const leave = new AbortController();
    for (const touch of ["pointerover", "keydown"])
      addEventListener(touch, fetchToasts, { once: true, signal: leave.signal });
    return () => {
      callOff();
      stop();
      leave.abort();
    };
  }, []);
  useStatisticsConsent();
  useConnectionToasts();
  return (
    <>
      {Consent && <Consent />}
      <FailedNavigation />
      {Toasts && <Toasts />}
    </>
  );
}

/** Follows the answer about statistics, from the first one that is known. */
function useStatisticsConsent(): void {
  useEffect(
    () =>
      consentStore.subscribe(({ answer }, before) => {
        if (answer !== before.answer || answer === null) void allowSeenPages(allows(answer, "seenPages"));
        if (allows(answer, "analyticsEvents"))
          void import("#features/visitors/pages/follow-clicks.ts").then(
            ({ followClicks }) => followClicks(!before.isAsking),
            () => {},
          );
      }),
    [],
  );
}
