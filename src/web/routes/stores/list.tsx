import { readPostcode } from "#domain/store/postcode.ts";
import { clockContext, databaseContext, stockContext } from "#web/context.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { StoreFinder } from "#web/features/stores/store-finder.tsx";
import { openingView } from "#web/features/stores/store-line.ts";
import { loadContent } from "../content/load-content.server.ts";
import type { Route } from "./+types/list.ts";
import { loadStoreLines } from "./load-store-lines.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  return {
    ...loadContent("butik", context),
    stores: await loadStoreLines(context.get(databaseContext), context.get(stockContext).catalogs().listed),
    opening: openingView(context.get(clockContext)()),
    search: readPostcode(url.searchParams.get("postnummer")),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function StoresRoute({ loaderData: { view, ...finder } }: Route.ComponentProps) {
  return <ContentPage page={view} opening={<StoreFinder {...finder} />} contents={false} />;
}
