import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent } from "#features/content/pages/load-content.server.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { pageTexts } from "#platform/pages/page-texts.ts";
import type { Route } from "./+types/compare.route.ts";
import { compareHtml, startHtml } from "./compare-html.server.tsx";
import { CompareStart } from "./compare-start.tsx";
import { ComparedCars } from "./compared-cars.tsx";
import { loadCompare } from "./load-compare.server.ts";
import "./compare.css";

/** Cars beside each other, by the address alone; without any car a text that helps to begin. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await loadCompare({ url, context });
  if (view === null) {
    const { view: text, meta } = loadContent("jamfora-bilar", context);
    const isCleared = url.searchParams.has("bilar");
    return { kind: "start", html: contentPageHtml(text), opening: startHtml(), isCleared, meta } as const;
  }
  const cars = view.cars.flatMap(({ kind, licenseplate, to, name }) =>
    kind === "stock" && licenseplate && to
      ? [{ licenseplate, normalizedMake: to.split("/")[2] ?? "", title: name }]
      : [],
  );
  const own = view.cars.find(({ kind }) => kind === "own")?.licenseplate ?? null;
  // It may name the visitor's own car, and what it says changes with the stock.
  const headers = { "cache-control": "private, no-store" };
  return data({ kind: "cars", html: compareHtml(view), cars, own } as const, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (loaderData?.kind === "start") return loaderData.meta;
  const address = { origin: root.loaderData.publicOrigin, path: paths.compare() };
  return [...pageMeta(pageTexts.compare, address), hiddenFromSearch];
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "cars") return <ComparedCars {...loaderData} />;
  const { html, opening, isCleared } = loaderData;
  return <ContentPage html={html} opening={<CompareStart html={opening} isCleared={isCleared} />} />;
}
