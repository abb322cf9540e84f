import { stockContext } from "#features/catalogue/context.ts";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent } from "#features/content/pages/load-content.server.ts";
import { readPostcode } from "#features/stores/rules/postcode.ts";
import { clockContext } from "#platform/pages/context.ts";
import type { Route } from "./+types/list.route.ts";
import { StoreFinder } from "./store-finder.tsx";
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
