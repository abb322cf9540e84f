import { stockContext } from "#features/catalogue/context.ts";
import type { Route } from "./+types/web-manifest.route.ts";
import { webManifest } from "./web-manifest.ts";

/** /manifest.webmanifest */
export function loader({ context }: Route.LoaderArgs) {
  const { stores } = context.get(stockContext).catalogs().chain;
  return new Response(JSON.stringify(webManifest(stores.length)), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
