import * as pages from "virtual:react-router/server-build";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createApi } from "#api/app.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import { isOutage } from "#data/outage.ts";
import { isReachable } from "#data/queries/ready.ts";
import { originsOf } from "#domain/visitor/third-party-slots.ts";
import type { ViewCounter } from "#services/advert-views/count-views.ts";
import { type KnownFacts, knownFacts } from "#services/last-known/known-facts.ts";
import { noSoldFiles, type SoldFiles } from "#services/sold-files/sold-files.ts";
import {
  clockContext,
  type DrawnPage,
  factsContext,
  handOverContext,
  nonceContext,
  reportErrorContext,
  siteContext,
  stockContext,
} from "#web/context.ts";
import { advertViews } from "./advert-views.ts";
import type { Env } from "./env.ts";
import { failurePage } from "./failure-page.ts";
import { healthRoutes } from "./health.ts";
import { liveRoutes } from "./live/live-routes.ts";
import type { Logger } from "./log.ts";
import { lowerCase } from "./lower-case.ts";
import { nothingOutside, type OutsideAddresses } from "./outside-addresses.ts";
import { keepPages } from "./page-cache/keep-pages.ts";
import { pageCache } from "./page-cache/page-cache.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteVariables, WholePage } from "./site-variables.ts";
import { sitemaps } from "./sitemaps/sitemaps.ts";
import { staticFiles } from "./static-files.ts";
import { textsForMachines } from "./texts-for-machines.ts";
import { trailingSlash } from "./trailing-slash.ts";

export type SiteNeeds = {
  db: Database;
  stock: StockInStep;
  /** What pages need beside the stock; read from `db` where nobody has read it before. */
  facts?: KnownFacts;
  soldFiles?: SoldFiles;
  log: Logger;
  clock: () => Date;
  publicOrigin: string;
  appEnv: Env["APP_ENV"];
  /** Where the built browser files lie; null in development, where Vite serves them. */
  clientFiles: string | null;
  outside?: OutsideAddresses;
  /** How many bytes of drawn pages are kept; 0 = every page is drawn anew. */
  roomForPages?: number;
  /** Who looks is counted only where there is somebody to count. */
  views?: Pick<ViewCounter, "see">;
  /** For /readyz; asks the database itself where nobody says otherwise. */
  isReachable?: () => Promise<boolean>;
  /** Told when the server shall stop: /readyz says so, and everybody is still served. */
  draining?: AbortSignal;
  /** Told when the server stops, so that answers without an end get one. */
  stopping?: AbortSignal;
};

/** Seconds after which somebody who met a database that is away may try again. */
const retryAfter = "10";

/** The whole site as one fetch function: health, API, files, then pages. */
export function createSite({
  db,
  stock,
  facts = knownFacts(db),
  soldFiles = noSoldFiles,
  log,
  clock,
  publicOrigin,
  appEnv,
  clientFiles,
  outside = nothingOutside,
  roomForPages = 96 * 2 ** 20,
  views = { see: () => {} },
  isReachable: isDatabaseReachable = () => isReachable(db),
  draining,
  stopping,
}: SiteNeeds) {
  const showPage = createRequestHandler(pages, appEnv === "development" ? "development" : "production");
  const site = new Hono<SiteVariables>();
  const apiFailed = (error: unknown, requestId: string) =>
    log[isOutage(error) ? "warn" : "error"]({ requestId, err: error }, "API call failed");

  const cache = pageCache({
    stock,
    clock,
    // In development a page changes with its files.
    room: appEnv === "development" ? 0 : roomForPages,
  });
  const zip = compress();
  site.use(
    requestLog(log),
    keepPages(cache),
    securityHeaders({
      secure: publicOrigin.startsWith("https:"),
      development: appEnv === "development",
      outsideOrigins: originsOf(outside.slots),
    }),
    // Pages are compressed where they are kept.
    createMiddleware<SiteVariables>(async (c, next) => {
      await next();
      if (!c.get("wholePage")) await zip(c, async () => {});
    }),
  );
  site.route(
    "/",
    healthRoutes({
      stock,
      isReachable: isDatabaseReachable,
      isDraining: () => draining?.aborted ?? false,
    }),
  );
  site.route("/", liveRoutes({ stock, clock, stopping }));
  site.route("/", textsForMachines({ stock, publicOrigin }));
  site.route("/", sitemaps({ facts, stock, soldFiles, publicOrigin }));
  site.route("/", createApi({ db, stock, soldFiles, clock, publicOrigin, onFailure: apiFailed }));
  site.route(
    "/",
    advertViews({
      views,
      isBehindProxy: appEnv === "production",
      onFailure: (error) => log.error({ err: error }, "a view could not be counted"),
    }),
  );
  if (clientFiles) site.use(staticFiles(clientFiles));
  site.use(lowerCase, trailingSlash);
  site.all("*", async (c) => {
    const context = new RouterContextProvider();
    let isOutdated = false;
    context.set(factsContext, {
      ...facts,
      onOutdated: () => {
        isOutdated = true;
      },
    });
    context.set(stockContext, stock);
    context.set(clockContext, clock);
    context.set(nonceContext, c.get("nonce"));
    let drawn: DrawnPage | null = null;
    context.set(handOverContext, (page) => {
      drawn = page;
    });
    context.set(reportErrorContext, (error) => {
      const level = isOutage(error) ? "warn" : "error";
      log[level]({ requestId: c.get("requestId"), err: error }, "page failed");
    });
    context.set(siteContext, { publicOrigin, appEnv, ...outside });
    const answer = await showPage(c.req.raw, context);
    // Nobody keeps what was said without the database, so that all is well again when it is back. [OUTAGE-3]
    if (isOutdated || answer.status === 503) answer.headers.set("cache-control", "no-store");
    if (answer.status === 503) answer.headers.set("retry-after", retryAfter);
    c.set("wholePage", await wholePage(answer, drawn));
    return answer;
  });

  site.onError((error, c) => {
    const isAway = isOutage(error);
    log[isAway ? "warn" : "error"]({ requestId: c.get("requestId"), err: error }, "request failed");
    if (!isAway) return c.html(failurePage(c.get("requestId")), 500);
    return c.html(failurePage(c.get("requestId")), 503, {
      "retry-after": retryAfter,
      "cache-control": "no-store",
    });
  });
  return { fetch: site.fetch, cache };
}

/** What is not: redirects, and pages that are streamed, which carry the nonce of this very answer. */
async function wholePage(answer: Response, drawn: DrawnPage | null): Promise<WholePage | null> {
  if (drawn) return { bytes: Buffer.from(drawn.html), scripts: drawn.scripts };
  const isStreamed = answer.headers.get("content-type")?.startsWith("text/html");
  return isStreamed || answer.status !== 200 ? null : { bytes: await answer.bytes(), scripts: [] };
}
