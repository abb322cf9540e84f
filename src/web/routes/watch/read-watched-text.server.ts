import type { Catalog } from "#catalog/catalog.ts";
import { countFound } from "#catalog/search.ts";
import { initialFilter } from "#domain/filter/filter.ts";
import type { Chain } from "#domain/store/chain.ts";
import { asksNothing, watchedQuery } from "#domain/watch/watched-query.ts";
import { askedFilter } from "../cars/listing/asked-filter.server.ts";

type Setting<Car> = { now: Date; chain: Chain; listed: Catalog<Car> };

/** A search in somebody's own words, read as the listing reads it; what is not understood is not watched. [WATCHING-8] */
export function readWatchedText<Car>(
  text: string,
  { now, chain, listed }: Setting<Car>,
): { query: string } | { notice: string } {
  const isFound = (word: string) => countFound(listed, { ...initialFilter, search: word }) > 0;
  const asked = askedFilter(new URLSearchParams({ search: text }), { now, chain, isFound });
  const { unknown } = asked.search;
  if (unknown.length > 0)
    return { notice: `Vi förstod inte: ${unknown.join(", ")}. Skriv det på ett annat sätt` };
  const query = watchedQuery(asked.filter);
  return query === "" ? { notice: asksNothing } : { query };
}
