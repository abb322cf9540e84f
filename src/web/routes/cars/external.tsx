import { paths } from "#paths";
import { clockContext, stockContext } from "#web/context.ts";
import { loadContent } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/external.ts";
import { externalAdverts } from "./listing/list-kinds.server.ts";
import { ListWithText } from "./listing/list-with-text.tsx";
import { loadListing } from "./listing/load-listing.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const list = externalAdverts(context.get(stockContext).catalogs());
  const { view } = loadListing(list, url.searchParams, context.get(clockContext)());
  const { view: text, meta } = loadContent("external-adverts", context);
  return { view, text, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ExternalAdvertsRoute({ loaderData: { view, text } }: Route.ComponentProps) {
  return <ListWithText view={view} text={text} suggestionsFrom={paths.externalSuggestions()} />;
}
