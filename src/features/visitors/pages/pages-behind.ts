import { readStored } from "#platform/browser/storage.ts";
import { storageKey } from "../rules/storage-keys.ts";
import { listLeft } from "./list-left.ts";

/**
 * Where this advert was come to from, and how the prices of lists were chosen to be shown. What is stored is read without the
 * rules, so only an address of a list is a list, and of a store's page a landing page.
 */
export function pagesBehind(advert: string) {
  const stored = readStored(storageKey) ?? "";
  const isMonthly = stored.includes('"liveStyle":{"style":"monthly"');
  if (listLeft.advert === advert) return { list: listLeft.list, landing: listLeft.landing, isMonthly };
  return {
    list: /"previousBuyCarPage":"(\/(kopa-bil|salda-bilar)\/(\?[^"\\]*)?)"/.exec(stored)?.[1] ?? "",
    landing: /"previousLandingPage":"(\/butik\/[\w-]+\/)"/.exec(stored)?.[1] ?? "",
    isMonthly,
  };
}
