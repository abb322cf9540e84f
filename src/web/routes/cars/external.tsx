import { paths } from "#paths";
import { clockContext, stockContext } from "#web/context.ts";
import { CarList } from "#web/features/car-list/car-list.tsx";
import { ContentCoda } from "#web/features/content/content-coda.tsx";
import { loadContent } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/external.ts";
import { externalAdverts } from "./listing/list-kinds.server.ts";
import { loadListing } from "./listing/load-listing.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const catalogs = context.get(stockContext).catalogs();
  const { view } = loadListing(externalAdverts(catalogs), url.searchParams, context.get(clockContext)());
  const { view: text, meta } = loadContent("external-adverts", context);
  return { view, text, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ExternalAdvertsRoute({ loaderData: { view, text } }: Route.ComponentProps) {
  return (
    <CarList
      view={view}
      title={text.title}
      lead={text.lead}
      crumbs={text.crumbs}
      suggestionsFrom={paths.externalSuggestions()}
    >
      <ContentCoda text={text} />
    </CarList>
  );
}
