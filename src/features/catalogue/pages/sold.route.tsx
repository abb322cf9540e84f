import { paths } from "#core/paths.ts";
import { paintedWith } from "#platform/pages/painted-with.ts";
import type { Route } from "./+types/sold.route.ts";
import { ListWithText } from "./list-with-text.tsx";
import { loadSoldPage } from "./load-list-pages.server.ts";
import { prefetchedOr } from "./prefetch-list.ts";

export const loader = (args: Route.LoaderArgs) => loadSoldPage(args);

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  prefetchedOr(url, serverLoader);

export const links = () => [paintedWith("cars")];

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function SoldCarsRoute({ loaderData: { view, text } }: Route.ComponentProps) {
  return <ListWithText view={view} text={text} suggestionsFrom={paths.soldSuggestions()} />;
}
