import type { Chain } from "#features/catalogue/rules/chain.ts";
import { savedSearchQuery } from "#features/catalogue/rules/saved-search-query.ts";
import type { Catalog } from "#features/catalogue/service/catalog.ts";
import { parseFilter } from "#features/catalogue/service/query/parse-filter.ts";
import { noFilterMessage } from "../rules/saved-search-query.ts";

type Setting<Car> = { now: Date; chain: Chain; listed: Catalog<Car> };

/** A search in somebody's own words, read as the listing reads it; what is not understood is not watched. */
export function readSavedText<Car>(
  text: string,
  { now, chain, listed }: Setting<Car>,
): { query: string } | { notice: string } {
  const parsed = parseFilter(new URLSearchParams({ search: text }), { now, chain, catalog: listed });
  const { unknown } = parsed.search;
  if (unknown.length > 0)
    return { notice: `Vi förstod inte: ${unknown.join(", ")}. Skriv det på ett annat sätt` };
  const query = savedSearchQuery(parsed.filter);
  return query === "" ? { notice: noFilterMessage } : { query };
}
