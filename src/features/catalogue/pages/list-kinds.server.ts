import { paths } from "#core/paths.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import { withMonthly } from "#features/cars/pages/monthly-view.ts";
import { externalCardView, soldCardView } from "#features/cars/pages/sold-and-external-cards.ts";
import type { Catalogs } from "../service/live-catalogue.ts";
import type { CatalogCar, SoldCar, WatchedAdvert } from "../service/stock/stock-kinds.ts";
import { type GroupName, groupNames } from "./filter-groups.ts";
import type { ListKind } from "./load-listing.server.ts";

/** What can be bought, now or soon. */
export function carsForSale({ listed, chain, market }: Catalogs): ListKind<CatalogCar> {
  const card = (car: CatalogCar, now: Date) => carCardView(car, now, market.levelOf(car));
  return {
    path: paths.buy(),
    chain,
    catalog: listed,
    groups: groupNames,
    card,
    monthlyCard: (car, now) => withMonthly(card(car, now), car.price),
    marketAt: market.countedAt(),
  };
}

const notOfSoldCars: readonly GroupName[] = ["monthlyPayment", "condition", "place", "leasing", "cars"];

export function soldCars({ sold, chain }: Catalogs): ListKind<SoldCar> {
  return {
    path: paths.sold(),
    chain,
    catalog: sold,
    groups: groupNames.filter((name) => !notOfSoldCars.includes(name)),
    card: soldCardView,
    monthlyCard: null,
    marketAt: null,
  };
}

/** Others tell less of their cars: only what they tell can be asked for. */
const ofExternalAdverts = [
  "makes",
  "price",
  "mileage",
  "year",
  "fuel",
  "gearbox",
  "body",
  "horsepower",
] as const;

export function externalAdverts({ external, chain }: Catalogs): ListKind<WatchedAdvert> {
  return {
    path: paths.externalAdverts(),
    chain,
    catalog: external,
    groups: ofExternalAdverts,
    card: externalCardView,
    monthlyCard: null,
    marketAt: null,
  };
}
