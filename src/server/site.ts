import * as pages from "virtual:react-router/server-build";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createApi } from "#api/app.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import { originsOf } from "#domain/visitor/third-party-slots.ts";
import type { ViewCounter } from "#services/advert-views/count-views.ts";
import { noSoldFiles, type SoldFiles } from "#services/sold-files/sold-files.ts";
import {
  clockContext,
  databaseContext,
  handOverContext,
  nonceContext,
  type RenderedPage,
  reportErrorContext,
  siteContext,
  stockContext,
} from "#web/context.ts";
import { advertViews } from "./advert-views.ts";
import { boundedQuery } from "./bounded-query.ts";
import { compressAnswers } from "./compress-answers.ts";
import type { Env } from "./env.ts";
import { healthRoutes } from "./health.ts";
import { liveRoutes } from "./live/live-routes.ts";
import type { Logger } from "./log.ts";
import { lowerCase } from "./lower-case.ts";
import { nothingOutside, type OutsideAddresses } from "./outside-addresses.ts";
import { cachePages } from "./page-cache/cache-pages.ts";
import { pageCache, usualRoomForPages } from "./page-cache/page-cache.ts";
import { failurePage } from "./plain-pages.ts";
import { rateLimit } from "./rate-limit/rate-limit.ts";
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
  soldFiles?: SoldFiles;
  log: Logger;
  clock: () => Date;
  publicOrigin: string;
  appEnv: Env["APP_ENV"];
  /** Where the built browser files lie; null in development, where Vite serves them. */
  clientFiles: string | null;
  outside?: OutsideAddresses;
  /** How many bytes of rendered pages are cached; 0 = every page is rendered anew. */
  roomForPages?: number;
  /** Who looks is counted only where there is somebody to count. */
  views?: Pick<ViewCounter, "see">;
  /** Whether an address may ask for only so much at a time. */
  isRateLimited?: boolean;
  /** Behind a proxy the address of the visitor is what the proxy says last. */
  isBehindProxy?: boolean;
  /** Told when the server stops, so that answers without an end get one. */
  stopping?: AbortSignal;
};

/** The whole site as one fetch function: health, API, files, then pages. */
export function createSite({
  db,
  stock,
  soldFiles = noSoldFiles,
  log,
  clock,
  publicOrigin,
  appEnv,
  clientFiles,
  outside = nothingOutside,
  roomForPages = usualRoomForPages,
  views = { see: () => {} },
  isRateLimited = false,
  isBehindProxy = false,
  stopping,
}: SiteNeeds) {
  const showPage = createRequestHandler(pages, appEnv === "development" ? "development" : "production");
  const site = new Hono<SiteVariables>();
  const apiFailed = (error: unknown, requestId: string) =>
    log.error({ requestId, err: error }, "API call failed");

  const cache = pageCache({
    stock,
    clock,
    // In development a page changes with its files.
    room: appEnv === "development" ? 0 : roomForPages,
    stopping,
  });
  const limit = rateLimit({ isOn: isRateLimited, isBehindProxy, clock });
  site.use(
    requestLog(log),
    cachePages(cache),
    securityHeaders({
      secure: publicOrigin.startsWith("https:"),
      development: appEnv === "development",
      outsideOrigins: originsOf(outside.slots),
    }),
    compressAnswers,
    boundedQuery,
  );
  site.route("/", healthRoutes(db));
  site.route("/", liveRoutes({ stock, clock, stopping, isBehindProxy }));
  site.route("/", textsForMachines({ db, publicOrigin }));
  site.use("/sitemaps/*", limit.pages);
  site.route(
    "/",
    sitemaps({
      db,
      stock,
      soldFiles,
      publicOrigin,
      onBrokenFile: (error, month) =>
        log.error({ err: error, month }, "the file of a month's sold cars cannot be read"),
    }),
  );
  site.route(
    "/",
    createApi({
      db,
      stock,
      soldFiles,
      clock,
      publicOrigin,
      onFailure: apiFailed,
      secondsToWait: limit.secondsToWait,
    }),
  );
  site.route(
    "/",
    advertViews({
      views,
      isBehindProxy,
      onFailure: (error) => log.error({ err: error }, "a view could not be counted"),
    }),
  );
  if (clientFiles) site.use(staticFiles(clientFiles));
  site.use(lowerCase, trailingSlash, limit.pages);
  site.all("*", async (c) => {
    const context = new RouterContextProvider();
    context.set(databaseContext, db);
    context.set(stockContext, stock);
    context.set(clockContext, clock);
    context.set(nonceContext, c.get("nonce"));
    let rendered: RenderedPage | null = null;
    context.set(handOverContext, (page) => {
      rendered = page;
    });
    context.set(reportErrorContext, (error) =>
      log.error({ requestId: c.get("requestId"), err: error }, "page failed"),
    );
    context.set(siteContext, { publicOrigin, appEnv, ...outside });
    const answer = await showPage(asGet(c.req.raw), context);
    c.set("wholePage", await wholePage(answer, rendered));
    return answer;
  });

  site.onError((error, c) => {
    log.error({ requestId: c.get("requestId"), err: error }, "request failed");
    return c.html(failurePage(c.get("requestId")), 500);
  });
  return { fetch: site.fetch, cache };
}

/** A question for the headers is answered as the one for the page, of which Hono sends the headers. [HTTP-2] */
function asGet(request: Request): Request {
  if (request.method !== "HEAD") return request;
  return new Request(request.url, { headers: request.headers, signal: request.signal });
}

/** What is not: redirects, and pages that are streamed, which carry the nonce of this very answer. */
async function wholePage(answer: Response, rendered: RenderedPage | null): Promise<WholePage | null> {
  if (rendered) return { bytes: Buffer.from(rendered.html), scripts: rendered.scripts };
  const isStreamed = answer.headers.get("content-type")?.startsWith("text/html");
  return isStreamed || answer.status !== 200 ? null : { bytes: await answer.bytes(), scripts: [] };
}
