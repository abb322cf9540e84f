import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { consentStore } from "#features/visitors/pages/consent-store.ts";
import { allows } from "#features/visitors/rules/consent.ts";
import { scriptLoadDelayMs } from "#features/visitors/rules/page-scripts.ts";
import { maySlotsRun, type ThirdPartySlot } from "#features/visitors/rules/third-party-slots.ts";
import { isStaffsBrowser, staffHereKey } from "#platform/auth/sign-in-marks.ts";

const loaded = "script[data-slot]";

/**
 * Scripts of others come after a yes, never where an address is a key or a page somebody's own, and never in the browser of one
 * of us. What runs cannot be called back, so where it may no longer run the page is loaded anew without it.
 */
export function OutsideScripts({ slots }: { slots: ThirdPartySlot[] }) {
  const { pathname, search } = useLocation();
  const loadedAs = useRef<{ pathname: string; search: string }>(null);
  const isStaffs = useIsStaffs();
  const hasAgreed = useStore(consentStore, ({ answer }) => allows(answer, "thirdPartyScripts"));
  useEffect(() => {
    const here = { pathname, search };
    loadedAs.current ??= here;
    const mayRun =
      isStaffs === false && maySlotsRun({ hasAgreed, here, loadedAs: loadedAs.current, isStaffs });
    if (!mayRun) {
      if (document.querySelector(loaded)) location.reload();
      return;
    }
    const timer = setTimeout(() => slots.forEach(addScript), scriptLoadDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, search, hasAgreed, isStaffs, slots]);
  return null;
}

/** Null until it has been looked. Another tab, or the page before a step back, may have signed in meanwhile. */
function useIsStaffs(): boolean | null {
  const [isStaffs, setIsStaffs] = useState<boolean | null>(null);
  useEffect(() => {
    const check = () => setIsStaffs(isStaffsBrowser());
    const leave = new AbortController();
    check();
    addEventListener("pageshow", check, leave);
    addEventListener("storage", ({ key }) => key === staffHereKey && check(), leave);
    return () => leave.abort();
  }, []);
  return isStaffs;
}

function addScript({ name, url }: ThirdPartySlot): void {
  if (isStaffsBrowser() || document.querySelector(`${loaded}[data-slot="${name}"]`)) return;
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  script.dataset.slot = name;
  document.head.append(script);
}
