import { paths } from "#core/paths.ts";
import { LiveCars } from "#features/cars/pages/live-cars.tsx";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { paintedWith } from "#platform/pages/painted-with.ts";
import type { Route } from "./+types/list.route.ts";
import { CarList } from "./car-list.tsx";
import { loadBuyPage } from "./load-list-pages.server.ts";
import { prefetchedOr } from "./prefetch-list.ts";

export const loader = (args: Route.LoaderArgs) => loadBuyPage(args);

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
