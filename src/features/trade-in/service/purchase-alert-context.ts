import type { Filter } from "#features/catalogue/rules/filter.ts";
import type { FilterableCar } from "#features/catalogue/rules/filterable-car.ts";
import type { StockedAdvert } from "#features/catalogue/storage/catalog-stock.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import type { Database } from "#platform/db/database.ts";
import type { Email } from "#platform/mail/email.ts";

/** What purchase alerts know of the market: the same for pages and for jobs. */
export type PurchaseAlertContext = {
  clock: () => Date;
  addToOutbox: (tx: Database, email: Email) => Promise<unknown>;
  stores: () => StoreLabels;
  /** An advert in the words of the filter, and all that is written about it. */
  factsOf: (advert: StockedAdvert, now: Date) => FilterableCar & { texts: readonly string[] };
  /** How many adverts a filter finds now. */
  countAdverts: (filter: Filter) => number;
};
