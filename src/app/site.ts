import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import { colourSchemeScript } from "#features/visitors/pages/first-paint-scripts.ts";
import { originsOf } from "#features/visitors/rules/third-party-slots.ts";
import { isOutage } from "#platform/db/outage.ts";
import type { Http } from "#platform/feature.ts";
import { failurePage, unavailableHeaders } from "#platform/http/plain-pages.ts";
import { rateLimit } from "#platform/http/rate-limit.ts";
import { requestLog } from "#platform/http/request-log.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { metricsRoute } from "#platform/metrics/metrics-route.ts";
import { requestFigures } from "#platform/metrics/request-figures.ts";
import { otherRoute, type RouteOf, routePatterns } from "#platform/metrics/route-patterns.ts";
import { pictureFiles } from "#platform/pictures/picture-files.ts";
import { staffPages } from "#platform/staff/staff-page-routes.ts";
import { createApi } from "./api/app.ts";
import { failureLog } from "./failure-log.ts";
import { features } from "./features.ts";
import { healthRoutes } from "./health.ts";
import { admissionMetrics } from "./http/admission-metrics.ts";
import { admitRequests } from "./http/admit-requests.ts";
import { compressResponses } from "./http/compress-responses.ts";
import { lowerCase } from "./http/lower-case.ts";
import { readableAddress } from "./http/readable-address.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { pagePatterns, showPages } from "./http/show-pages.ts";
import { staticFiles } from "./http/static-files.ts";
import { trailingSlash } from "./http/trailing-slash.ts";
import { cachePages } from "./page-cache/cache-pages.ts";
import { pageCache } from "./page-cache/page-cache.ts";
import { robotsAndLlms } from "./robots-and-llms.ts";
import { securityTxt } from "./security-txt.ts";
import type { Services } from "./services.ts";
import type { SiteSettings, SiteSignals } from "./site-settings.ts";
import { sitemaps } from "./sitemaps/sitemaps.ts";

/** The whole site as one fetch function. What comes first answers first. */
export function createSite({
  services,
  settings,
  signals,
}: {
  services: Services;
  settings: SiteSettings;
  signals: SiteSignals;
}) {
  const { stock, clock, log, publicOrigin, appEnv, outside, signIn, pictures, media, metrics, load } =
    services;
  const { clientFiles, pictureOrigins, pageCacheBytes, isRateLimited, isBehindProxy } = settings;
  const { hstsMaxAge, hstsSubdomains } = settings;
  const { draining, stopping } = signals;
  const development = appEnv === "development";
  const onFailure = failureLog(log, stopping);
  const cache = pageCache({ stock, clock, capacity: pageCacheBytes, stopping });
  const limit = rateLimit({ isOn: isRateLimited, isBehindProxy, clock });
  const admission = admitRequests({ senderOf: limit.senderOf, publicOrigin, load });
  let routeOf: RouteOf = () => otherRoute;
  const requests = requestFigures(metrics, (path) => routeOf(path));
  const http: Http = { senderOf: limit.senderOf, isBehindProxy, stopping };

  const site = new Hono<SiteVariables>();
  // Around every answer.
  site.use(
    requests.middleware,
    requestLog(log),
    cachePages(cache),
    securityHeaders({
      ...{ publicOrigin, hstsMaxAge, hstsSubdomains, development, pictureOrigins },
      outsideOrigins: originsOf(outside.slots),
      emailPages: appEnv === "production" ? null : paths.inbox(),
      signInOrigin: signIn.origin,
    }),
    compressResponses,
    readableAddress,
  );
  // What has an address of its own, and needs neither limits nor a final slash.
  site.route("/", healthRoutes({ ...services, isDraining: () => draining.aborted }));
  site.route("/", metricsRoute(metrics, settings.metricsToken));
  site.route("/", robotsAndLlms({ stock, publicOrigin }));
  site.route("/", securityTxt({ publicOrigin, clock }));
  // From here on an answer costs something.
  site.use(admission.admit);
  site.use("/sitemaps/*", limit.pages);
  site.route("/", sitemaps(services));
  site.route("/", pictureFiles(pictures, media));
  for (const { files } of features) if (files) site.route("/", files(services, http));
  site.route("/", createApi({ services, http, limit, onFailure }));
  site.use(staticFiles(clientFiles));
  // The rest is pages: their addresses are put right, and whoever asks is counted.
  site.use(lowerCase, trailingSlash, limit.pages);
  site.route("/", staffPages({ signIn, clientFiles, development, earlyScript: colourSchemeScript }));
  for (const { routes } of features) if (routes) site.route("/", routes(services, http));
  site.route("/", showPages(services, { hasForms: admission.hasForms, onFailure }));

  site.onError((error, c) => {
    onFailure("request failed", error, c.get("requestId"));
    if (isOutage(error)) return c.html(failurePage(c.get("requestId")), 503, unavailableHeaders);
    return c.html(failurePage(c.get("requestId")), 500);
  });
  // What is written here, the pages, and the folders of built files.
  routeOf = routePatterns([...site.routes.map(({ path }) => path), ...pagePatterns(), "/assets/*"]);
  metrics.add([
    ...admissionMetrics(admission.figures),
    ...cache.metrics,
    ...features.flatMap(({ metrics }) => metrics?.(services) ?? []),
  ]);
  return { fetch: site.fetch, cache, requests, routeOf };
}
