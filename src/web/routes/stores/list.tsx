import { readPostcode } from "#domain/store/postcode.ts";
import { clockContext, stockContext } from "#web/context.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { StoreFinder } from "#web/features/stores/store-finder.tsx";
import { contentPageHtml } from "../content/content-html.server.tsx";
import { loadContent } from "../content/load-content.server.ts";
import type { Route } from "./+types/list.ts";
import { storeLines } from "./store-lines.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent("butik", context);
  return {
    html: contentPageHtml(view, { contents: false }),
    meta,
    stores: storeLines(context.get(stockContext).catalogs(), context.get(clockContext)()),
    search: readPostcode(url.searchParams.get("postnummer")),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function StoresRoute({ loaderData: { html, stores, search } }: Route.ComponentProps) {
  return <ContentPage html={html} opening={<StoreFinder stores={stores} search={search} />} />;
}
