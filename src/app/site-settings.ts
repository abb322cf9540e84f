import { isBehindProxy, type ServingEnv } from "#platform/config/env.ts";
import { defaultPageCacheBytes } from "./page-cache/page-cache.ts";

/** How requests are answered, whatever the services are. */
export type SiteSettings = {
  /** Where the built browser files lie; in development only those of the brand, Vite serves the others. */
  clientFiles: string;
  /** Origins beside our own that pictures of cars may come from. */
  pictureOrigins: readonly string[];
  /** For how many seconds browsers use nothing but https (HSTS). */
  hstsMaxAge: number;
  /** Whether that holds for all names below ours. */
  hstsSubdomains: boolean;
  /** How many bytes of rendered pages are cached; 0 = every page is rendered anew. */
  pageCacheBytes: number;
  /** Whether an address may ask for only so much at a time. */
  isRateLimited: boolean;
  /** Behind a proxy the address of the visitor is what the proxy says last. */
  isBehindProxy: boolean;
  /** Who shows it may read /metrics from elsewhere. */
  metricsToken: string | null;
};

/** `draining`: the server shall stop, /readyz says so and everybody is still served. `stopping`: it stops. */
export type SiteSignals = { draining: AbortSignal; stopping: AbortSignal };

export function siteSettings(env: ServingEnv, clientFiles: string): SiteSettings {
  return {
    clientFiles,
    pictureOrigins: env.PICTURE_HOSTS,
    hstsMaxAge: env.HSTS_MAX_AGE,
    hstsSubdomains: env.HSTS_SUBDOMAINS === "on",
    pageCacheBytes: defaultPageCacheBytes,
    isRateLimited: env.RATE_LIMIT === "on",
    isBehindProxy: isBehindProxy(env),
    metricsToken: env.METRICS_TOKEN ?? null,
  };
}
