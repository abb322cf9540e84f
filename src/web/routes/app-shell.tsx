import { paths } from "#paths";
import { hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import { pageTexts } from "#web/page-texts.ts";
import { OfflinePage } from "#web/shell/offline-page.tsx";
import type { Route } from "./+types/app-shell.ts";

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.shell() };
  return [...pageMeta(pageTexts.offline, canonical), hiddenFromSearch];
}

/** The shell alone: what the service worker answers with when the network is gone. */
export default function AppShellRoute() {
  return <OfflinePage />;
}
