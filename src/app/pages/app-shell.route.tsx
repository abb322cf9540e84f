import { paths } from "#core/paths.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { pageTexts } from "#platform/pages/page-texts.ts";
import type { Route } from "./+types/app-shell.route.ts";
import { OfflinePage } from "./offline-page.tsx";

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.shell() };
  return [...pageMeta(pageTexts.offline, canonical), hiddenFromSearch];
}

/** The shell alone: what the service worker answers with when the network is gone. */
export default function AppShellRoute() {
  return <OfflinePage />;
}
