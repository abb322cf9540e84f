import { consentStore } from "./consent-store.ts";
import { listLeft } from "./list-left.ts";
import { changeBrowserState } from "./visit.ts";

/** The page of a store, from which an advert is opened: as a list is noted, and by itself, so that lists need not load it. */
export async function recordLandingLeft(landing: string, advert: string): Promise<void> {
  Object.assign(listLeft, { list: "", landing, advert });
  if (consentStore.getState().answer === null) return;
  await changeBrowserState((state) => ({
    ...state,
    navigation: { previousBuyCarPage: null, previousLandingPage: landing },
  }));
}
