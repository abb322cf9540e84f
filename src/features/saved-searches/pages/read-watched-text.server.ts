import type { Chain } from "#features/catalogue/rules/chain.ts";
import { watchedQuery } from "#features/catalogue/rules/watched-query.ts";
import { askedFilter } from "#features/catalogue/service/asked/asked-filter.ts";
import type { Catalog } from "#features/catalogue/service/catalog.ts";
import { asksNothing } from "../rules/watched-query.ts";

type Setting<Car> = { now: Date; chain: Chain; listed: Catalog<Car> };

/** A search in somebody's own words, read as the listing reads it; what is not understood is not watched. */
export function readWatchedText<Car>(
  text: string,
  { now, chain, listed }: Setting<Car>,
): { query: string } | { notice: string } {
  const asked = askedFilter(new URLSearchParams({ search: text }), { now, chain, catalog: listed });
  const { unknown } = asked.search;
  if (unknown.length > 0)
    return { notice: `Vi förstod inte: ${unknown.join(", ")}. Skriv det på ett annat sätt` };
  const query = watchedQuery(asked.filter);
  return query === "" ? { notice: asksNothing } : { query };
}
