import { readPostcode } from "#domain/store/postcode.ts";
import { clockContext, factsContext, stockContext } from "#web/context.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { StoreFinder } from "#web/features/stores/store-finder.tsx";
import { openingView } from "#web/features/stores/store-line.ts";
import { OutdatedNotice, outdatedFrom } from "#web/shell/outdated-notice.tsx";
import { loadContent } from "../content/load-content.server.ts";
import { known } from "../known.server.ts";
import type { Route } from "./+types/list.ts";
import { storeLines } from "./store-lines.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { value: stores, isOutdated } = await known(facts.stores());
  if (isOutdated) facts.onOutdated();
  return {
    ...loadContent("butik", context),
    stores: storeLines(stores, context.get(stockContext).catalogs().listed),
    outdated: outdatedFrom(isOutdated),
    opening: openingView(context.get(clockContext)()),
    search: readPostcode(url.searchParams.get("postnummer")),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function StoresRoute({ loaderData: { view, outdated, ...finder } }: Route.ComponentProps) {
  return (
    <>
      <OutdatedNotice outdated={outdated} />
      <ContentPage page={view} opening={<StoreFinder {...finder} />} contents={false} />
    </>
  );
}
