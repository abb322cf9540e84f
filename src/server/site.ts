import * as pages from "virtual:react-router/server-build";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createApi } from "#api/app.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import { isOutage } from "#data/outage.ts";
import { isReachable } from "#data/queries/ready.ts";
import { originsOf } from "#domain/visitor/third-party-slots.ts";
import { noPictures, type PictureStore } from "#media/picture-store.ts";
import { paths } from "#paths";
import type { ViewCounter } from "#services/advert-views/count-views.ts";
import { type KnownFacts, knownFacts } from "#services/last-known/known-facts.ts";
import type { MailSurroundings } from "#services/outbox/ready-mail.ts";
import { noSoldFiles, type SoldFiles } from "#services/sold-files/sold-files.ts";
import type { Uploads } from "#services/uploads/uploads.ts";
import {
  clockContext,
  factsContext,
  handOverContext,
  mailContext,
  nonceContext,
  type RenderedPage,
  reportErrorContext,
  siteContext,
  stockContext,
} from "#web/context.ts";
import { buildHeader } from "#web/state/own-build.ts";
import { advertViews } from "./advert-views.ts";
import { boundedQuery } from "./bounded-query.ts";
import { compressAnswers } from "./compress-answers.ts";
import type { Env } from "./env.ts";
import { healthRoutes } from "./health.ts";
import { liveRoutes } from "./live/live-routes.ts";
import type { Logger } from "./log.ts";
import { lowerCase } from "./lower-case.ts";
import { noThirdParties, type OutsideAddresses } from "./outside-addresses.ts";
import { asGet, wholePage } from "./page-answer.ts";
import { cachePages } from "./page-cache/cache-pages.ts";
import { pageCache, usualRoomForPages } from "./page-cache/page-cache.ts";
import { pictureFiles, type SiteMedia } from "./picture-files.ts";
import { failurePage, wrongMethodPage } from "./plain-pages.ts";
import { rateLimit } from "./rate-limit/rate-limit.ts";
import { requestLog } from "./request-log.ts";
import { robotsAndLlms } from "./robots-and-llms.ts";
import { securityHeaders } from "./security-headers.ts";
import { sharingFiles } from "./sharing-files.ts";
import type { SiteVariables } from "./site-variables.ts";
import { sitemaps } from "./sitemaps/sitemaps.ts";
import { staticFiles } from "./static-files.ts";
import { trailingSlash } from "./trailing-slash.ts";

const oneDay = 86_400;

export type SiteNeeds = {
  db: Database;
  stock: StockInStep;
  /** What pages need beside the stock; read from `db` where nobody has read it before. */
  facts?: KnownFacts;
  soldFiles?: SoldFiles;
  pictures?: PictureStore;
  /** Other widths and formats of pictures; without it there are only originals. */
  media?: SiteMedia | null;
  /** Without it nothing can be uploaded. */
  uploads?: Uploads | null;
  /** What letters are made with; without it there is nothing to leave and no inbox. */
  mail?: MailSurroundings | null;
  /** Origins beside our own that pictures of cars may come from. */
  pictureOrigins?: readonly string[];
  log: Logger;
  clock: () => Date;
  publicOrigin: string;
  appEnv: Env["APP_ENV"];
  /** Where the built browser files lie; in development only those of the brand, Vite serves the others. */
  clientFiles: string;
  outside?: OutsideAddresses;
  /** For how many seconds browsers are told to use nothing but https. */
  hstsMaxAge?: number;
  /** How many bytes of rendered pages are cached; 0 = every page is rendered anew. */
  roomForPages?: number;
  /** Who looks is counted only where there is somebody to count. */
  views?: Pick<ViewCounter, "see">;
  /** Whether an address may ask for only so much at a time. */
  isRateLimited?: boolean;
  /** Behind a proxy the address of the visitor is what the proxy says last. */
  isBehindProxy?: boolean;
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
  pictures = noPictures,
  media = null,
  uploads = null,
  mail = null,
  pictureOrigins = [],
  log,
  clock,
  publicOrigin,
  appEnv,
  clientFiles,
  outside = noThirdParties,
  hstsMaxAge = oneDay,
  roomForPages = usualRoomForPages,
  views = { see: () => {} },
  isRateLimited = false,
  isBehindProxy = false,
  isReachable: isDatabaseReachable = () => isReachable(db),
  draining,
  stopping,
}: SiteNeeds) {
  const showPage = createRequestHandler(pages, appEnv === "development" ? "development" : "production");
  const site = new Hono<SiteVariables>();
  const isProduction = appEnv === "production";
  const apiFailed = (error: unknown, requestId: string) =>
    log[isOutage(error) ? "warn" : "error"]({ requestId, err: error }, "API call failed");

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
      hstsMaxAge,
      development: appEnv === "development",
      outsideOrigins: originsOf(outside.slots),
      pictureOrigins,
      letterPages: isProduction ? null : paths.inbox(),
    }),
    compressAnswers,
    boundedQuery,
  );
  site.route(
    "/",
    healthRoutes({
      stock,
      isReachable: isDatabaseReachable,
      isDraining: () => draining?.aborted ?? false,
    }),
  );
  site.route("/", liveRoutes({ stock, clock, stopping, isBehindProxy }));
  site.route("/", robotsAndLlms({ stock, publicOrigin, isProduction }));
  site.use("/sitemaps/*", limit.pages);
  site.route(
    "/",
    sitemaps({
      stock,
      soldFiles,
      publicOrigin,
      isProduction,
      isBlogElsewhere: outside.blogUrl !== null,
      onBrokenFile: (error, month) =>
        log.error({ err: error, month }, "the file of a month's sold cars cannot be read"),
    }),
  );
  site.route("/", pictureFiles(pictures, media));
  if (media) site.route("/", sharingFiles({ stock, pictures, media }));
  site.route(
    "/",
    createApi({
      db,
      stock,
      soldFiles,
      uploads,
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
  site.use(staticFiles(clientFiles));
  site.use(lowerCase, trailingSlash, limit.pages);
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
    context.set(mailContext, mail && { ...mail, db });
    context.set(nonceContext, c.get("nonce"));
    let rendered: RenderedPage | null = null;
    context.set(handOverContext, (page) => {
      rendered = page;
    });
    context.set(reportErrorContext, (error) => {
      const level = isOutage(error) ? "warn" : "error";
      log[level]({ requestId: c.get("requestId"), err: error }, "page failed");
    });
    context.set(siteContext, { publicOrigin, appEnv, ...outside });
    const answer = await showPage(asGet(c.req.raw), context);
    // Where an address gives data, the framework says it in English. [ERRPAGE-4]
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.status === 405 && !isPage) return c.html(wrongMethodPage(), 405, { allow: "GET, HEAD" });
    // Data says which build it comes from: a page of another one loads the next page whole. [BREAK-3]
    if (!isPage) answer.headers.set(buildHeader, pages.assets.version);
    // Nobody caches what was said without the database, so that all is well again when it is back. [OUTAGE-3]
    if (isOutdated || answer.status === 503) answer.headers.set("cache-control", "no-store");
    if (answer.status === 503) answer.headers.set("retry-after", retryAfter);
    c.set("wholePage", await wholePage(answer, rendered));
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
