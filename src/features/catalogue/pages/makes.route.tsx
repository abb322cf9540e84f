import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent } from "#features/content/pages/load-content.server.ts";
import { stockContext } from "../context.ts";
import { stockOverview } from "../service/stock/stock-overview.ts";
import type { Route } from "./+types/makes.route.ts";
import { MakeDirectory } from "./make-directory.tsx";
import { makeDirectoryView } from "./make-directory-view.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { brands } = stockOverview(context.get(stockContext).catalogs().listed);
  const { view, meta } = loadContent("bilar", context);
  return { html: contentPageHtml(view, { contents: false }), meta, makes: makeDirectoryView(brands) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function MakesRoute({ loaderData: { html, makes } }: Route.ComponentProps) {
  return <ContentPage html={html} opening={<MakeDirectory makes={makes} />} />;
}
