import { daysInStock } from "#features/cars/rules/price/days-in-stock.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import type { Filter } from "#features/catalogue/rules/filter.ts";
import type { Catalog } from "#features/catalogue/service/catalog.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import { search } from "#features/catalogue/service/search.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import {
  type Circle,
  circles,
  enoughCars,
  filterOfCircle,
  widestCircle,
} from "../rules/stock-comparison/circles.ts";
import type { ComparedCar } from "../rules/stock-comparison/compared-car.ts";
import { type Likeness, likenessOf } from "../rules/stock-comparison/likeness.ts";
import { type Spread, spreadOf } from "../rules/stock-comparison/spread.ts";

/** More than there are of any make. */
const enough = 5_000;
const alikeShown = 6;
/** "Lately" is half a year: prices of a year ago are of another market. */
export const soldWithinDays = 180;
const msPerDay = 86_400_000;

export type StockComparison = {
  circle: Circle;
  filter: Filter;
  /** As many as the listing shows for the same filter. */
  total: number;
  prices: Spread | null;
  mileages: Spread | null;
  /** Days for sale so far. */
  days: Spread | null;
  alike: { car: CatalogCar; likeness: Likeness; days: number | null }[];
  sold: { total: number; prices: Spread | null; days: Spread | null };
};

/** What we have, and have sold lately, of cars like this one. A price that is not shown is not there. … */
export function compareStock({ listed, sold }: Catalogs, compared: ComparedCar, now: Date): StockComparison {
  const { circle, filter, total, cars } = nearestCircle(listed, compared, now);
  const since = now.getTime() - soldWithinDays * msPerDay;
  const sales = search(sold, filter, { pageSize: enough }).cars.flatMap(({ sale }) =>
    sale && sale.soldAt.getTime() >= since ? [sale] : [],
  );
  return {
    circle,
    filter,
    total,
    prices: spreadOf(cars.flatMap(({ price }) => price ?? [])),
    mileages: spreadOf(cars.map(({ mileage }) => mileage)),
    days: spreadOf(cars.flatMap(({ publishedAt }) => daysInStock(publishedAt, now) ?? [])),
    alike: mostSimilar(cars, compared, now),
    sold: {
      total: sales.length,
      prices: spreadOf(sales.map(({ price }) => price)),
      days: spreadOf(sales.map((sale) => sale.daysInStock)),
    },
  };
}

/** The first circle with enough cars in it, or the last. */
function nearestCircle(
  listed: Catalog<CatalogCar>,
  compared: ComparedCar,
  now: Date,
  at = 0,
): Pick<StockComparison, "circle" | "filter" | "total"> & { cars: CatalogCar[] } {
  const circle = circles[at] ?? widestCircle;
  const filter = filterOfCircle(compared, circle, now);
  const { total, cars } = search(listed, filter, { pageSize: enough });
  if (total < enoughCars && circle !== widestCircle) return nearestCircle(listed, compared, now, at + 1);
  return { circle, filter, total, cars };
}

/** Of those that can be bought; the car itself, where it is ours, is not like itself. */
function mostSimilar(
  cars: readonly CatalogCar[],
  compared: ComparedCar,
  now: Date,
): StockComparison["alike"] {
  return cars
    .filter((car) => canBeBought(car) && car.licenseplate !== compared.licenseplate)
    .map((car) => ({ car, likeness: likenessOf(car, compared), days: daysInStock(car.publishedAt, now) }))
    .sort((one, other) => one.likeness.distance - other.likeness.distance || other.car.id - one.car.id)
    .slice(0, alikeShown);
}
