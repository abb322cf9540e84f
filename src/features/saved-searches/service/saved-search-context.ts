import { displayPlate } from "#core/plate/display-plate.ts";
import type { Filter } from "#features/catalogue/rules/filter.ts";
import { filterDescription } from "#features/catalogue/rules/filter-labels.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { watchedFilterOf, watchedPlate } from "../rules/watched-query.ts";

/** What watches know of the stock and of our addresses: the same for pages and for jobs. */
export type SavedSearchContext = {
  clock: () => Date;
  links: SignedLinks;
  sendLater: (tx: Database, letter: Letter) => Promise<unknown>;
  stores: () => StoreLabels;
  /** How many cars a filter finds now. */
  countCars: (filter: Filter) => number;
};

/** "Volvo, Kombi, till 250 000 kr", or the plate of the one car. */
export function watchWords(
  query: string,
  { clock, stores }: Pick<SavedSearchContext, "clock" | "stores">,
): string {
  const filter = watchedFilterOf(query, clock());
  const plate = watchedPlate(filter);
  return plate ? displayPlate(plate) : filterDescription(filter, stores()).join(", ");
}

/** The same without what somebody typed, for an address whose owner has not answered for it. */
export function watchChoices(query: string, needs: Pick<SavedSearchContext, "clock" | "stores">): string {
  const typed = new URLSearchParams(query);
  typed.delete("search");
  return watchWords(typed.toString(), needs) || "en sökning";
}

/** Where a watch is managed: for as long as it may live, and a while longer. */
export function manageToken(
  { links, clock }: Pick<SavedSearchContext, "links" | "clock">,
  id: number,
): string {
  return links.sign("watch", String(id), new Date(clock().getTime() + 2 * 366 * 86_400_000));
}
