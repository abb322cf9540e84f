import * as pages from "virtual:react-router/server-build";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createApi } from "#api/app.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import { originsOf } from "#domain/visitor/third-party-slots.ts";
import type { ViewCounter } from "#services/advert-views/count-views.ts";
import { noSoldFiles, type SoldFiles } from "#services/sold-files/sold-files.ts";
import {
  clockContext,
  type DrawnPage,
  databaseContext,
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
  roomForPages = 96 * 2 ** 20,
  views = { see: () => {} },
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
  site.route("/", healthRoutes(db));
  site.route("/", liveRoutes({ stock, clock, stopping }));
  site.route("/", textsForMachines({ db, stock, publicOrigin }));
  site.route("/", sitemaps({ stock, soldFiles, publicOrigin }));
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
    context.set(databaseContext, db);
    context.set(stockContext, stock);
    context.set(clockContext, clock);
    context.set(nonceContext, c.get("nonce"));
    let drawn: DrawnPage | null = null;
    context.set(handOverContext, (page) => {
      drawn = page;
    });
    context.set(reportErrorContext, (error) =>
      log.error({ requestId: c.get("requestId"), err: error }, "page failed"),
    );
    context.set(siteContext, { publicOrigin, appEnv, ...outside });
    const answer = await showPage(c.req.raw, context);
    c.set("wholePage", await wholePage(answer, drawn));
    return answer;
  });

  site.onError((error, c) => {
    log.error({ requestId: c.get("requestId"), err: error }, "request failed");
    return c.html(failurePage(c.get("requestId")), 500);
  });
  return { fetch: site.fetch, cache };
}

/** What is not: redirects, and pages that are streamed, which carry the nonce of this very answer. */
async function wholePage(answer: Response, drawn: DrawnPage | null): Promise<WholePage | null> {
  if (drawn) return { bytes: Buffer.from(drawn.html), scripts: drawn.scripts };
  const isStreamed = answer.headers.get("content-type")?.startsWith("text/html");
  return isStreamed || answer.status !== 200 ? null : { bytes: await answer.bytes(), scripts: [] };
}
