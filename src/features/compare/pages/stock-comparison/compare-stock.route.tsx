import { data } from "react-router";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { Fixed } from "#ui/fixed.tsx";
import { ComparedPlates } from "./compared-plates.tsx";
import "./compare-stock.css";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { loadContent } from "#features/content/pages/load-content.server.ts";
import type { Route } from "./+types/compare-stock.route.ts";
import { loadComparison, questionHtml } from "./load-comparison.server.tsx";

/** Who asks for a plate is answered alone. [COMPSTOCK-1] */
const ownOnly = { "cache-control": "private, no-store" } as const;

/** A car held against our stock; without a question the forms and what the comparison is. [COMPSTOCK-1] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent("jamfora-lager", context);
  const answer = await loadComparison(url.searchParams, context, view.crumbs);
  if (!answer) {
    const text = contentPageHtml(view, { contents: false });
    return { kind: "text", text, html: questionHtml(), plate: null, meta } as const;
  }
  const { status, html, plate } = answer;
  return data({ kind: "answer", html, plate, meta } as const, { status, headers: ownOnly });
}

/** The text is the same for everybody; an answer is not. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function CompareStockRoute({ loaderData }: Route.ComponentProps) {
  const plates = <ComparedPlates plate={loaderData.plate} />;
  if (loaderData.kind === "text")
    return (
      <>
        <ContentPage html={loaderData.text} opening={<Fixed html={loaderData.html} />} />
        <div className="page-width">{plates}</div>
      </>
    );
  return (
    <div className="page-width pt-3 lg:pt-5">
      <div className="pb-(--ms-section)">
        <Fixed html={loaderData.html} />
      </div>
      {plates}
    </div>
  );
}
