import { readStored } from "#platform/browser/storage.ts";
import { storageKey } from "../rules/storage-keys.ts";

/** The list that was just left in this tab, and for which advert: known at once. */
export const listLeft = { list: "", advert: "" };

/** The list to go back to from this advert. What is stored is read without the rules, so only an address of a list is one. */
export function listBehind(advert: string): string | undefined {
  return listLeft.advert === advert
    ? listLeft.list
    : /"previousBuyCarPage":"(\/(kopa-bil|salda-bilar)\/(\?[^"\\]*)?)"/.exec(
        readStored(storageKey) ?? "",
      )?.[1];
}
