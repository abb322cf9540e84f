import { type BrandCount, completeBrandCounts } from "#features/cars/rules/brand-count.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import type { BodyType } from "#features/cars/rules/vocabulary.ts";
import { type Catalog, carsOf } from "../catalog.ts";
import type { CatalogCar } from "./stock-kinds.ts";

export type StockOverview = {
  /** Everything that is listed, incoming cars too. */
  total: number;
  /** Bodies that nobody has are missing. */
  bodies: ReadonlyMap<BodyType, number>;
  /** Makes with their series. */
  brands: readonly BrandCount[];
  /** By the store that sells the car, wherever it stands. */
  stores: ReadonlyMap<string, number>;
  /** What can be bought now, newest published first. */
  buyable: readonly CatalogCar[];
};

const precomputed = new WeakMap<Catalog<CatalogCar>, StockOverview>();

/** What there is to choose from, counted once for every state of the stock. */
export function stockOverview(listed: Catalog<CatalogCar>): StockOverview {
  const overview = precomputed.get(listed) ?? overviewOf(carsOf(listed));
  precomputed.set(listed, overview);
  return overview;
}

const msPerDay = 24 * 60 * 60 * 1000;

/** Published during the last 24 hours. */
export function countNewInADay(listed: Catalog<CatalogCar>, now: Date): number {
  const isNew = ({ publishedAt }: CatalogCar) =>
    publishedAt !== null && publishedAt <= now && now.getTime() - publishedAt.getTime() < msPerDay;
  return carsOf(listed).filter(isNew).length;
}

function overviewOf(cars: readonly CatalogCar[]): StockOverview {
  return {
    total: cars.length,
    bodies: countBy(cars, ({ bodyType }) => bodyType),
    brands: brandsOf(cars),
    stores: countBy(cars, ({ location }) => location),
    buyable: cars.filter(canBeBought).sort(newestFirst),
  };
}

/** Those without a date last; equals as in every list, the newest in stock first. */
function newestFirst(one: CatalogCar, other: CatalogCar): number {
  const published = ({ publishedAt }: CatalogCar) => publishedAt?.getTime() ?? 0;
  return published(other) - published(one) || other.id - one.id;
}

function brandsOf(cars: readonly CatalogCar[]): BrandCount[] {
  const ofBrand = [...Map.groupBy(cars, ({ normalizedMake }) => normalizedMake)];
  return completeBrandCounts(
    ofBrand.map(([brand, some]) => ({
      brand,
      count: some.length,
      // A car without a series counts for its make, but there is no series to name.
      series: [...countBy(some, ({ series }) => series || null)].map(([name, count]) => ({ name, count })),
    })),
  );
}

function countBy<Key>(cars: readonly CatalogCar[], keyOf: (car: CatalogCar) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const car of cars) counts.set(keyOf(car), (counts.get(keyOf(car)) ?? 0) + 1);
  return counts;
}
