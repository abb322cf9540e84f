import { paths } from "#paths";
import { LiveCars } from "#web/features/car/live-cars.tsx";
import { CarList } from "#web/features/car-list/car-list.tsx";
import { prefetchedOr } from "#web/features/car-list/prefetch-list.ts";
import { hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import { buyPageText } from "#web/store-page-texts.ts";
import type { Route } from "./+types/list.ts";
import { loadBuyPage } from "./listing/load-list-pages.server.ts";

export const loader = (asked: Route.LoaderArgs) => loadBuyPage(asked);

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  prefetchedOr(url, serverLoader);

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view, canonical } = loaderData;
  const { publicOrigin: origin, shell } = root.loaderData;
  const head = pageMeta(buyPageText(view.page, shell.storeCount), { origin, path: canonical });
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
