import { paths } from "#paths";
import { LiveCars } from "#web/features/car/live-cars.tsx";
import { CarList } from "#web/features/car-list/car-list.tsx";
import { prefetchedOr } from "#web/features/car-list/prefetch-list.ts";
import { hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import { paintedWith } from "#web/painted-with.ts";
import type { Route } from "./+types/list.ts";
import { loadBuyPage } from "./listing/load-list-pages.server.ts";

export const loader = (asked: Route.LoaderArgs) => loadBuyPage(asked);

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  prefetchedOr(url, serverLoader);

export const links = () => [paintedWith("cars")];

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view, canonical, text } = loaderData;
  const { publicOrigin: origin } = root.loaderData;
  const head = pageMeta(text, { origin, path: canonical });
  return view.search.text === "" ? head : [...head, hiddenFromSearch];
}

const crumbs = [{ label: "Start", to: paths.home() }, { label: "Köp bil" }];

export default function BuyCarRoute({ loaderData: { view, heading, version } }: Route.ComponentProps) {
  return (
    <>
      <CarList view={view} title={heading} crumbs={crumbs} suggestionsFrom={paths.buySuggestions()} />
      <LiveCars cars={view.cars} version={version} />
    </>
  );
}
