import { paths } from "#core/paths.ts";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import type { Filter } from "../rules/filter.ts";
import type { SortOrder } from "../rules/sort-orders.ts";
import { search } from "../service/search.ts";
import type { ListKind, Requester } from "./load-listing.server.ts";
import type { SuggestedCar } from "./suggestions-view.ts";

/** Looked up once a stock: it is asked for again with every letter. */
const known = new WeakMap<object, Map<string, SuggestedCar | null>>();

/** Three searches are as much as to compare so many words. */
const workOfFacts = 30;

/** What the cars of a model look like, how old they are and what the cheapest costs; of cars for sale alone. */
export function modelFacts<Car>(
  kind: ListKind<Car>,
  filter: Filter,
  { now, spend }: Requester,
): SuggestedCar | null {
  if (kind.path !== paths.buy()) return null;
  const ofStock = known.get(kind.catalog) ?? new Map<string, SuggestedCar | null>();
  known.set(kind.catalog, ofStock);
  const model = filter.series.join();
  const before = ofStock.get(model);
  if (before !== undefined) return before;
  spend(workOfFacts);
  const first = (order: SortOrder) => {
    const [car] = search(kind.catalog, { ...filter, order, page: 1 }, { pageSize: 1 }).cars;
    return car === undefined ? null : kind.card(car, now);
  };
  const [newest, oldest, cheapest] = [first("nyast"), first("aldsta"), first("lagsta-pris")];
  const years = [oldest?.facts[0], newest?.facts[0]];
  const price = cheapest && "price" in cheapest.price ? cheapest.price.price : null;
  const facts = [
    years[0] === years[1] ? years[0] : years.join("–"),
    price === null ? null : `från ${price}`,
  ].filter((fact) => fact != null);
  const picture = newest?.picture ? variantAddress(newest.picture.url, 128) : null;
  const car = newest && { picture, facts: facts.join(" · ") };
  ofStock.set(model, car);
  return car;
}
