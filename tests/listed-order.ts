import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { availabilityRank } from "#features/catalogue/rules/car-order.ts";
import { recommendationPoints } from "#features/catalogue/rules/recommendation.ts";
import type { SortOrder } from "#features/catalogue/rules/sort-orders.ts";
import { spreadModels } from "#features/catalogue/rules/spread-models.ts";
import { announcedCut } from "#features/catalogue/service/stock/announced-cut.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { inOrder } from "./in-order.ts";

type Ranked = { rankOf?: (car: CatalogCar) => number };

/** The whole list of what is for sale in an order, one car at a time: what the catalogue is held to, page by page. */
export function listedInOrder(
  cars: readonly CatalogCar[],
  order: SortOrder,
  now: Date,
  { rankOf = () => 0 }: Ranked = {},
): CatalogCar[] {
  const sortable = cars.map((car) => {
    const legalCut = announcedCut(car, now);
    const points = recommendationPoints({ ...car, legalCut }, { today: stockholmDay(now) });
    return { ...car, legalCut, points };
  });
  const listed = inOrder(sortable, order);
  if (order !== "rekommenderad") return listed;
  const ranked = listed.toSorted((a, b) => rankOf(a) - rankOf(b));
  const models = new Map<string, number>();
  const modelOf = ({ normalizedMake, series }: CatalogCar) => {
    const name = `${normalizedMake} ${series}`;
    if (!models.has(name)) models.set(name, models.size);
    return models.get(name) ?? 0;
  };
  const at = (place: number) => ranked[place] as (typeof ranked)[number];
  return spreadModels({
    length: ranked.length,
    modelAt: (place) => modelOf(at(place)),
    groupAt: (place) => 10 * rankOf(at(place)) + availabilityRank(at(place)),
  }).map(at);
}
