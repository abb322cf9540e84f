import { data } from "react-router";
import { paths } from "#paths";
import { Fixed } from "#web/features/content/fixed.tsx";
import { hiddenFromSearch, pageMeta, pageTexts } from "#web/page-meta.ts";
import type { Route } from "./+types/overview.ts";
import { loadOverview } from "./load-my-pages.server.tsx";
import { ownOnly } from "./own-only.ts";

/** What somebody has with us, for whoever is signed in; everybody else is asked to. [MYPAGES-1] [MYPAGES-4] */
export async function loader({ context }: Route.LoaderArgs) {
  const { status, ...page } = await loadOverview(context);
  return data(page, { headers: ownOnly, status });
}

export function headers() {
  return ownOnly;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.myPages() };
  return [...pageMeta(pageTexts.myPages, canonical), hiddenFromSearch];
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <Fixed html={loaderData.html} />;
}
