import type { Chain } from "../../rules/chain.ts";
import type { Filter } from "../../rules/filter.ts";
import { chipsOf } from "../../rules/filter-chips.ts";
import { type NearMiss, nearMiss } from "../../rules/near-miss.ts";
import type { SortOrder } from "../../rules/sort-orders.ts";
import type { Catalog } from "../catalog.ts";
import { search } from "../search.ts";

const maxShown = 6;
const lookedAt = 12;

/** The order in which those that miss least come first, by what is given up. */
function nearestFirst(filter: Filter, without: Filter): SortOrder {
  if (filter.priceTo !== without.priceTo) return "lagsta-pris";
  if (filter.priceFrom !== without.priceFrom) return "hogsta-pris";
  if (filter.mileageTo !== without.mileageTo) return "lagsta-mil";
  return filter.yearFrom !== without.yearFrom ? "nyast" : "rekommenderad";
}

/** One thing that is given up, or two. */
type GivenUp = { labels: readonly string[]; without: Filter };

/** Cars that miss one thing of a search that finds none, or two where none misses one; those that miss least first. */
export function nearMatches<Car>(
  catalog: Catalog<Car>,
  filter: Filter,
  chain: Chain,
  pairs: readonly GivenUp[],
): { car: Car; miss: NearMiss }[] {
  const { kind } = catalog.dictionaries;
  const stores = new Map(chain.stores.map((store) => [store.slug, store]));
  const chips = chipsOf(filter, chain).map(({ label, without }) => ({ labels: [label], without }));
  // Who asks for one thing alone is not helped by cars without it.
  if (chips.length === 1) return [];
  const near = (given: readonly GivenUp[]) =>
    given.flatMap(({ labels, without }) => {
      const order = nearestFirst(filter, without);
      const { cars } = search(catalog, { ...without, order, page: 1 }, { pageSize: lookedAt });
      return cars.map((car) => ({
        car,
        miss: nearMiss(kind.factsOf(car, catalog.asOf), filter, labels, stores),
      }));
    });
  const missingOne = near(chips);
  const matches = missingOne.length > 0 ? missingOne : near(pairs);
  const byCar = new Map<number, (typeof matches)[number]>();
  for (const one of matches.toSorted((one, other) => one.miss.degree - other.miss.degree))
    if (!byCar.has(kind.idOf(one.car))) byCar.set(kind.idOf(one.car), one);
  return [...byCar.values()].slice(0, maxShown);
}
