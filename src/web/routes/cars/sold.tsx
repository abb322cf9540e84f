import { paths } from "#paths";
import { prefetchedOr } from "#web/features/car-list/prefetch-list.ts";
import { paintedWith } from "#web/painted-with.ts";
import type { Route } from "./+types/sold.ts";
import { ListWithText } from "./listing/list-with-text.tsx";
import { loadSoldPage } from "./listing/load-list-pages.server.ts";

export const loader = (asked: Route.LoaderArgs) => loadSoldPage(asked);

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  prefetchedOr(url, serverLoader);

export const links = () => [paintedWith("cars")];

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function SoldCarsRoute({ loaderData: { view, text } }: Route.ComponentProps) {
  return <ListWithText view={view} text={text} suggestionsFrom={paths.soldSuggestions()} />;
}
