import { useSyncExternalStore } from "react";
import type { LicensePlate } from "#core/plate/license-plate.ts";

const everyMs = 500;

/** The router of the page is another's: where it has gone is seen from the address alone. */
function onMove(listener: () => void): () => void {
  const { navigation } = globalThis as { navigation?: EventTarget };
  if (navigation) {
    navigation.addEventListener("navigatesuccess", listener);
    return () => navigation.removeEventListener("navigatesuccess", listener);
  }
  const timer = setInterval(listener, everyMs);
  return () => clearInterval(timer);
}

/** Enough to tell an advert from a list: whether we have the car, the server says. */
const looksLikePlate = /^[a-zåäö]{3}\d{2}[a-zåäö\d]$/;

/** The plate of the advert that is shown; null on other pages. */
export function plateIn(pathname: string): LicensePlate | null {
  const [, folder, , plate = ""] = pathname.split("/");
  const read = decodeURIComponent(plate).toLowerCase();
  return folder === "kopa-bil" && looksLikePlate.test(read) ? (read as LicensePlate) : null;
}

export function useAdvertHere(): LicensePlate | null {
  return useSyncExternalStore(onMove, () => plateIn(location.pathname));
}
