import { data } from "react-router";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent } from "#features/content/pages/load-content.server.ts";
import type { Route } from "./+types/financing.route.ts";
import { financeHead, financeHtml } from "./financing-html.server.tsx";
import { financeView } from "./financing-view.server.ts";
import { LiveFinance } from "./live-finance.tsx";
import "./months.css";
import "./finance.css";
import "./plan.css";

/** What a loan costs, by the address alone, and the text about loans below it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent("bilfinansiering", context);
  const finance = financeView(url.searchParams, context);
  const response = {
    html: { ...contentPageHtml(view), band: financeHead(view) },
    meta,
    finance: finance && financeHtml(finance),
  };
  // What a car is worth changes with the model, whose day no cached page would know.
  const headers: Record<string, string> = url.search === "" ? {} : { "cache-control": "private, no-store" };
  return data(response, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function FinancingRoute({ loaderData: { html, finance } }: Route.ComponentProps) {
  return <ContentPage html={html} opening={finance && <LiveFinance html={finance} />} />;
}
