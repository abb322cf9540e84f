import { type Store, type StoreLabels, storeLabels } from "#features/stores/rules/store.ts";
import { type PlaceWords, placeWords } from "./sentence/words-for-places.ts";

/** The stores of the chain as they are now, and what follows from them: worked out once, when they change. */
export type Chain = {
  /** Those that are open for business, in the order of the alphabet. */
  stores: readonly Store[];
  /** Their labels: the options of the filter. */
  labels: StoreLabels;
  /** Retired stores too: old cars and addresses still name them. */
  everyLabel: StoreLabels;
  words: PlaceWords;
};

export function chainOf(all: readonly Store[]): Chain {
  const stores = all.filter(({ isRetired }) => !isRetired);
  return { stores, labels: storeLabels(stores), everyLabel: storeLabels(all), words: placeWords(stores) };
}
