import { webManifest } from "#web/shell/web-manifest.ts";

/** /manifest.webmanifest [OFFLINE-8] */
export function loader() {
  return new Response(JSON.stringify(webManifest()), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
