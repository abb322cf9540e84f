import { data } from "react-router";
import { stockOverview } from "#catalog/stock/stock-overview.ts";
import { sharingAddress, sharingOfStore } from "#services/sharing/sharing.ts";
import { clockContext, siteContext, stockContext } from "#web/context.ts";
import { carCardView } from "#web/features/car/car-card-view.ts";
import { LiveCars } from "#web/features/car/live-cars.tsx";
import { dealerData } from "#web/features/stores/dealer-data.ts";
import { StorePage, storeCrumbs } from "#web/features/stores/store-page.tsx";
import { storePageView } from "#web/features/stores/store-page-view.ts";
import { pageMeta } from "#web/page-meta.ts";
import { storePageText } from "#web/store-page-texts.ts";
import { breadcrumbData, structuredData } from "#web/structured-data.ts";
import type { Route } from "./+types/store.ts";

const shownCars = 6;

export function loader({ params, context }: Route.LoaderArgs) {
  const now = context.get(clockContext)();
  const version = context.get(stockContext).version();
  const { chain, listed, market } = context.get(stockContext).catalogs();
  const { stores } = chain;
  const store = stores.find(({ slug }) => slug === params.slug);
  if (!store) throw data("store", 404);
  const { stores: counts, buyable } = stockOverview(listed);
  const cars = buyable.filter(({ location }) => location === store.slug).slice(0, shownCars);
  const sharing = sharingOfStore(store, cars, counts.get(store.slug) ?? 0);
  return {
    sharedImage: sharing && sharingAddress("stores", store.slug, sharing),
    store: storePageView(store, { stores, cars: counts.get(store.slug) ?? 0, now }),
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
