import { displayPlate } from "#core/plate/display-plate.ts";
import type { Filter } from "#features/catalogue/rules/filter.ts";
import { filterDescription } from "#features/catalogue/rules/filter-labels.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import type { Email } from "#platform/mail/email.ts";
import { filterOfSavedSearch, plateOfSavedSearch } from "../rules/saved-search-query.ts";

/** What watches know of the stock and of our addresses: the same for pages and for jobs. */
export type SavedSearchContext = {
  clock: () => Date;
  links: SignedLinks;
  addToOutbox: (tx: Database, email: Email) => Promise<unknown>;
  stores: () => StoreLabels;
  /** How many cars a filter finds now. */
  countCars: (filter: Filter) => number;
};

/** "Volvo, Kombi, till 250 000 kr", or the plate of the one car. */
export function searchSummary(
  query: string,
  { clock, stores }: Pick<SavedSearchContext, "clock" | "stores">,
): string {
  const filter = filterOfSavedSearch(query, clock());
  const plate = plateOfSavedSearch(filter);
  return plate ? displayPlate(plate) : filterDescription(filter, stores()).join(", ");
}

/** The same without what somebody typed, for an address whose owner has not answered for it. */
export function savedSearchChoices(
  query: string,
  context: Pick<SavedSearchContext, "clock" | "stores">,
): string {
  const choices = new URLSearchParams(query);
  choices.delete("search");
  return searchSummary(choices.toString(), context) || "en sökning";
}

/** Where a saved search is managed: for as long as it may live, and a while longer. */
export function manageToken(
  { links, clock }: Pick<SavedSearchContext, "links" | "clock">,
  id: number,
): string {
  return links.sign("watch", String(id), new Date(clock().getTime() + 2 * 366 * 86_400_000));
}
