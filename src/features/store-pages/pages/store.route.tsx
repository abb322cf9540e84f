import { data } from "react-router";
import { sharingAddress, sharingOfStore } from "#features/adverts/service/sharing.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import { LiveCars } from "#features/cars/pages/live-cars.tsx";
import { stockContext } from "#features/catalogue/context.ts";
import { stockOverview } from "#features/catalogue/service/stock/stock-overview.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { pageMeta } from "#platform/pages/page-meta.ts";
import { breadcrumbData, structuredData } from "#platform/pages/structured-data.ts";
import { placeOf } from "../rules/store-places.ts";
import type { Route } from "./+types/store.route.ts";
import { dealerData } from "./dealer-data.ts";
import { storePageHtml } from "./store-html.server.tsx";
import { StorePage, storeCrumbs } from "./store-page.tsx";
import { storePageText } from "./store-page-texts.ts";
import { carsToDrive, storePageView } from "./store-page-view.ts";
import "./facade/facade.css";
import "./map.css";
import "./store.css";

const shownCars = 6;

export function loader({ params, context }: Route.LoaderArgs) {
  const now = context.get(clockContext)();
  const version = context.get(stockContext).version();
  const { chain, listed, market } = context.get(stockContext).catalogs();
  const { stores } = chain;
  const store = stores.find(({ slug }) => slug === params.slug);
  if (!store) throw data("store", 404);
  const { stores: counts, buyable } = stockOverview(listed);
  const inStore = buyable.filter(({ location }) => location === store.slug);
  const cars = inStore.slice(0, shownCars);
  const sharing = sharingOfStore(store, cars, counts.get(store.slug) ?? 0);
  const view = storePageView(store, {
    stores,
    cars: counts.get(store.slug) ?? 0,
    now,
    toDrive: carsToDrive(inStore, shownCars),
  });
  const { path, name, place, address, mapLink, carCount, carsPath } = view;
  const crumbs = storeCrumbs(view);
  return {
    html: storePageHtml({ view, store, stores, place: placeOf(store), crumbs }),
    sharedImage: sharing && sharingAddress("stores", store.slug, sharing),
    store: { path, name, place, address, mapLink, carCount, carsPath },
    cars: cars.map((car) => carCardView(car, now, market.levelOf(car))),
    dealer: dealerData(store, { origin: context.get(siteContext).publicOrigin, now }),
    version,
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { store, dealer, sharedImage } = loaderData;
  const address = { origin: root.loaderData.publicOrigin, path: store.path, image: sharedImage };
  return [
    ...pageMeta(storePageText(store), address),
    breadcrumbData(storeCrumbs(store), address),
    structuredData(dealer),
  ];
}

export default function StoreRoute({ loaderData: { version, ...view } }: Route.ComponentProps) {
  return (
    <>
      {/* Another store is another page: what was copied belongs to the one before. */}
      <StorePage key={view.store.path} {...view} />
      <LiveCars cars={view.cars} version={version} />
    </>
  );
}
