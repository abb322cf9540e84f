import { stockOverview } from "#catalog/stock/stock-overview.ts";
import { stockContext } from "#web/context.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { MakeDirectory } from "#web/features/make-directory/make-directory.tsx";
import { makeDirectoryView } from "#web/features/make-directory/make-directory-view.ts";
import { contentPageHtml } from "#web/routes/content/content-html.server.tsx";
import { loadContent } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/makes.ts";

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
