import { useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { consentStore } from "#features/visitors/pages/consent-store.ts";
import { allows } from "#features/visitors/rules/consent.ts";
import { scriptLoadDelayMs } from "#features/visitors/rules/page-scripts.ts";
import { allowsSlots, type ThirdPartySlot } from "#features/visitors/rules/third-party-slots.ts";

const loaded = "script[data-slot]";

/**
 * Scripts of others come after a yes and never among the staff's pages. What runs cannot be called back, so
 * where it may no longer run the page is loaded anew without it. [SLOT-3] [SLOT-5] [SLOT-6]
 */
export function OutsideScripts({ slots }: { slots: ThirdPartySlot[] }) {
  const { pathname } = useLocation();
  const mayRun =
    useStore(consentStore, ({ answer }) => allows(answer, "thirdPartyScripts")) && allowsSlots(pathname);
  useEffect(() => {
    if (!mayRun) {
      if (document.querySelector(loaded)) location.reload();
      return;
    }
    const timer = setTimeout(() => slots.forEach(addScript), scriptLoadDelayMs);
    return () => clearTimeout(timer);
  }, [mayRun, slots]);
  return null;
}

function addScript({ name, url }: ThirdPartySlot): void {
  if (document.querySelector(`${loaded}[data-slot="${name}"]`)) return;
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  script.dataset.slot = name;
  document.head.append(script);
}
