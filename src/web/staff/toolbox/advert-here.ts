import { useSyncExternalStore } from "react";
import { type LicensePlate, licensePlate } from "#domain/plate/license-plate.ts";

const everyMs = 500;

/** The router of the page is another's: where it has gone is seen from the address alone. */
function onMove(tell: () => void): () => void {
  const { navigation } = globalThis as { navigation?: EventTarget };
  if (navigation) {
    navigation.addEventListener("navigatesuccess", tell);
    return () => navigation.removeEventListener("navigatesuccess", tell);
  }
  const timer = setInterval(tell, everyMs);
  return () => clearInterval(timer);
}

/** The plate of the advert that is shown; null on other pages. [TOOLBOX-2] */
export function plateIn(pathname: string): LicensePlate | null {
  const [, folder, , plate = ""] = pathname.split("/");
  const read = licensePlate.safeParse(decodeURIComponent(plate));
  return folder === "kopa-bil" && read.success ? read.data : null;
}

export function useAdvertHere(): LicensePlate | null {
  return useSyncExternalStore(onMove, () => plateIn(location.pathname));
}
