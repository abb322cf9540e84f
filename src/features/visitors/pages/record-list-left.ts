import { consentStore } from "./consent-store.ts";
import { listLeft } from "./list-left.ts";
import { changeBrowserState } from "./visit.ts";

/** Stored only for those who have answered the question of cookies: before that it lives in the page alone. */
export async function recordListLeft(list: string, advert: string): Promise<void> {
  Object.assign(listLeft, { list, landing: "", advert });
  if (consentStore.getState().answer === null) return;
  await changeBrowserState((state) => ({
    ...state,
    navigation: { previousBuyCarPage: list, previousLandingPage: null },
  }));
}
