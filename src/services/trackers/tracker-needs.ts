import type { Database } from "#data/database.ts";
import type { StockedAdvert } from "#data/queries/catalog-stock.ts";
import type { Filter } from "#domain/filter/filter.ts";
import type { FilterableCar } from "#domain/filter/filterable-car.ts";
import type { Letter } from "#domain/letter/letter.ts";
import type { StoreLabels } from "#domain/store/store.ts";

/** What trackers know of the market: the same for pages and for jobs. */
export type TrackerNeeds = {
  clock: () => Date;
  sendLater: (tx: Database, letter: Letter) => Promise<unknown>;
  stores: () => StoreLabels;
  /** An advert in the words of the filter, and all that is written about it. */
  factsOf: (advert: StockedAdvert, now: Date) => FilterableCar & { texts: readonly string[] };
  /** How many adverts a filter finds now. */
  countAdverts: (filter: Filter) => number;
};
