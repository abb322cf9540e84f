import { paths } from "#paths";
import { prefetchedOr } from "#web/features/car-list/prefetch-list.ts";
import { paintedWith } from "#web/painted-with.ts";
import type { Route } from "./+types/external.ts";
import { ListWithText } from "./listing/list-with-text.tsx";
import { loadExternalPage } from "./listing/load-list-pages.server.ts";

export const loader = (asked: Route.LoaderArgs) => loadExternalPage(asked);

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  prefetchedOr(url, serverLoader);

export const links = () => [paintedWith("cars")];

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ExternalAdvertsRoute({ loaderData: { view, text } }: Route.ComponentProps) {
  return <ListWithText view={view} text={text} suggestionsFrom={paths.externalSuggestions()} />;
}
