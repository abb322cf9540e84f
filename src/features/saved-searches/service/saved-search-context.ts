import { displayPlate } from "#core/plate/display-plate.ts";
import { isSwedishPlate } from "#core/plate/license-plate.ts";
import { findMakeOfSeries, makes } from "#features/cars/rules/makes.ts";
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
  return summaryOf(filterOfSavedSearch(query, clock()), stores());
}

/**
 * The same without what somebody typed, for an address whose owner has not answered for it. Lists hold whatever a program
 * sends: of those only the words that are ours are left.
 */
export function savedSearchChoices(
  query: string,
  { clock, stores }: Pick<SavedSearchContext, "clock" | "stores">,
): string {
  const filter = filterOfSavedSearch(query, clock());
  const labels = stores();
  const isStore = (slug: string) => Object.hasOwn(labels, slug);
  const ours: Filter = {
    ...filter,
    search: "",
    brands: filter.brands.filter((brand) => Object.hasOwn(makes, brand)),
    series: filter.series.filter((series) => findMakeOfSeries(series) !== null),
    facilities: filter.facilities.filter(isStore),
    physicalLocations: filter.physicalLocations.filter(isStore),
    licenseplates: filter.licenseplates.filter(isSwedishPlate),
  };
  return summaryOf(ours, labels) || "en sökning";
}

function summaryOf(filter: Filter, stores: StoreLabels): string {
  const plate = plateOfSavedSearch(filter);
  return plate ? displayPlate(plate) : filterDescription(filter, stores).join(", ");
}

/** Where a saved search is managed: for as long as it may live, and a while longer. */
export function manageToken(
  { links, clock }: Pick<SavedSearchContext, "links" | "clock">,
  id: number,
): string {
  return links.sign("watch", String(id), new Date(clock().getTime() + 2 * 366 * 86_400_000));
}
