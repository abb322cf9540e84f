import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import type { SavedSearchContext } from "./service/saved-search-context.ts";
import { openWatches, type Watches } from "./service/watches.ts";

/** With what jobs work with. */
export type SavedSearches = Watches & { context: SavedSearchContext };

export function openSavedSearches({
  db,
  stock,
  links,
  clock,
}: {
  db: Database;
  stock: StockInStep;
  links: SignedLinks;
  clock: () => Date;
}): SavedSearches {
  const context: SavedSearchContext = {
    clock,
    links,
    sendLater,
    stores: () => stock.catalogs().chain.everyLabel,
    countCars: (filter) => countFound(stock.catalogs().listed, filter),
  };
  return { ...openWatches({ ...context, db }), context };
}
