import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import type { SavedSearchContext } from "./service/saved-search-context.ts";
import { openSavedSearchService, type SavedSearchService } from "./service/saved-searches.ts";

/** With what jobs work with. */
export type SavedSearches = SavedSearchService & { context: SavedSearchContext };

export function openSavedSearches({
  db,
  stock,
  links,
  clock,
}: {
  db: Database;
  stock: LiveCatalogue;
  links: SignedLinks;
  clock: () => Date;
}): SavedSearches {
  const context: SavedSearchContext = {
    clock,
    links,
    addToOutbox,
    stores: () => stock.catalogs().chain.everyLabel,
    countCars: (filter) => countFound(stock.catalogs().listed, filter),
  };
  return { ...openSavedSearchService({ ...context, db }), context };
}
