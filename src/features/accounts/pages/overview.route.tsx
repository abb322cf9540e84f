import { useEffect } from "react";
import { data, useRevalidator } from "react-router";
import { paths } from "#core/paths.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { pageTexts } from "#platform/pages/page-texts.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { Route } from "./+types/overview.route.ts";
import { accountChanged } from "./account-changed.ts";
import { loadOverview } from "./load-my-pages.server.tsx";
import { privateHeaders } from "./private-headers.ts";

/** What somebody has with us, for whoever is signed in; everybody else is asked to. */
export async function loader({ context }: Route.LoaderArgs) {
  const { status, ...page } = await loadOverview(context);
  return data(page, { headers: privateHeaders, status });
}

export function headers() {
  return privateHeaders;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.myPages() };
  return [...pageMeta(pageTexts.myPages, canonical), hiddenFromSearch];
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  // What this browser had saved reaches the account after the first paint, which is too late for the page.
  useEffect(() => {
    const load = () => void revalidate();
    addEventListener(accountChanged, load);
    return () => removeEventListener(accountChanged, load);
  }, [revalidate]);
  return <StaticHtml html={loaderData.html} />;
}
