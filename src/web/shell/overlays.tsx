import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { consentStore } from "#web/state/consent-store.ts";
import { toastStore } from "#web/state/toast-store.ts";
import { startVisit } from "#web/state/visit.ts";
import { useConnectionToasts } from "./connection-toasts.ts";
import { whenIdle } from "./when-idle.ts";

const ConsentBanner = lazy(async () => ({ default: (await import("./consent-banner.tsx")).ConsentBanner }));
const ToastView = lazy(async () => ({ default: (await import("./toast-view.tsx")).ToastView }));

/** What comes when it is needed, each with its own piece of code. [COOKIE-1] [TOAST-1] */
export function Overlays() {
  const isAsking = useStore(consentStore, (consent) => consent.isAsking);
  const hasToasts = useStore(toastStore, (queue) => queue.shown.length > 0);
  useEffect(() => {
    let stop = () => {};
    const callOff = whenIdle(() => {
      stop = startVisit();
    });
    return () => {
      callOff();
      stop();
    };
  }, []);
  useConnectionToasts();
  return (
    <Suspense>
      {isAsking && <ConsentBanner />}
      {hasToasts && <ToastView />}
    </Suspense>
  );
}
