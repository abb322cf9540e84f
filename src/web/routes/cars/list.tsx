import { paths } from "#paths";
import { clockContext, stockContext } from "#web/context.ts";
import { LiveCars } from "#web/features/car/live-cars.tsx";
import { CarList } from "#web/features/car-list/car-list.tsx";
import { buyPageText, hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { carsForSale } from "./listing/list-kinds.server.ts";
import { loadListing } from "./listing/load-listing.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const stock = context.get(stockContext);
  const listing = loadListing(carsForSale(stock.catalogs()), url.searchParams, context.get(clockContext)());
  return { ...listing, version: stock.version() };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view, canonical } = loaderData;
  const head = pageMeta(buyPageText(view.page), { origin: root.loaderData.publicOrigin, path: canonical });
  return view.search.text === "" ? head : [...head, hiddenFromSearch];
}

const crumbs = [{ label: "Start", to: paths.home() }, { label: "Köp bil" }];

export default function BuyCarRoute({ loaderData: { view, version } }: Route.ComponentProps) {
  return (
    <>
      <CarList
        view={view}
        title="Köp begagnad bil"
        crumbs={crumbs}
        suggestionsFrom={paths.buySuggestions()}
      />
      <LiveCars cars={view.cars} version={version} />
    </>
  );
}
