import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent } from "#features/content/pages/load-content.server.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { Route } from "./+types/compare-stock.route.ts";
import { ComparedPlates } from "./compared-plates.tsx";
import { comparisonPlaceHtml } from "./comparison-place.server.tsx";
import "./compare-stock.css";

/** A tool of ours: the page has no figure of the stock. Whoever is signed in has them put in by the toolbox. */
export function loader({ context }: Route.LoaderArgs) {
  const { view, meta } = loadContent("jamfora-lager", context);
  return { text: contentPageHtml(view, { contents: false }), html: comparisonPlaceHtml(), meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function CompareStockRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContentPage html={loaderData.text} opening={<StaticHtml html={loaderData.html} />} />
      <div className="page-width">
        <ComparedPlates />
      </div>
    </>
  );
}
