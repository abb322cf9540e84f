import { consentStore } from "./consent-store.ts";
import { listLeft } from "./list-left.ts";
import { changeBrowserState } from "./visit.ts";

/** Stored only for those who have answered the question of cookies: before that it lives in the page alone. */
export function noteListLeft(list: string, advert: string): Promise<void> {
  return noteLeft({ list, landing: "", advert });
}

/** The page of a store, from which an advert is opened. */
export function noteLandingLeft(landing: string, advert: string): Promise<void> {
  return noteLeft({ list: "", landing, advert });
}

async function noteLeft(left: typeof listLeft): Promise<void> {
  Object.assign(listLeft, left);
  if (consentStore.getState().answer === null) return;
  await changeBrowserState((state) => ({
    ...state,
    navigation: { previousBuyCarPage: left.list || null, previousLandingPage: left.landing || null },
  }));
}
