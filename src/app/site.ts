import * as pages from "virtual:react-router/server-build";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { myPagesContext } from "#features/accounts/context.ts";
import { advertViews } from "#features/adverts/api/advert-views.ts";
import { sharingFiles } from "#features/adverts/api/sharing-files.ts";
import { liveRoutes } from "#features/catalogue/api/live-routes.ts";
import { sharedListRoutes } from "#features/favourites/api/shared-list-routes.ts";
import { postedFormContext } from "#features/forms/context.ts";
import { proposalRoutes } from "#features/proposals/api/proposal-routes.ts";
import { noSoldFiles } from "#features/public-api/service/sold-files.ts";
import { holdPosts } from "#features/reservations/api/hold-posts.ts";
import { factsContext } from "#features/site-facts/context.ts";
import { knownFacts } from "#features/site-facts/service/known-facts.ts";
import { pictureDesk } from "#features/stock/service/picture-desk.ts";
import { openEstimates } from "#features/valuation/service/estimates.ts";
import { originsOf } from "#features/visitors/rules/third-party-slots.ts";
import { buildHeader } from "#platform/browser/own-build.ts";
import { isOutage } from "#platform/db/outage.ts";
import { isReachable } from "#platform/db/ready.ts";
import { isFromThisMachine } from "#platform/http/client-address.ts";
import { failurePage, whileAway, wrongMethodPage } from "#platform/http/plain-pages.ts";
import { rateLimit } from "#platform/http/rate-limit.ts";
import { requestLog } from "#platform/http/request-log.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import {
  handOverContext,
  nonceContext,
  type RenderedPage,
  reportErrorContext,
  workContext,
} from "#platform/pages/context.ts";
import { pictureFiles } from "#platform/pictures/picture-files.ts";
import { noPictures } from "#platform/pictures/picture-store.ts";
import { staffPages } from "#platform/staff/staff-page-routes.ts";
import { createApi } from "./api/app.ts";
import { staffApi } from "./api/staff-api.ts";
import { failureLog } from "./failure-log.ts";
import { healthRoutes } from "./health.ts";
import { compressAnswers } from "./http/compress-answers.ts";
import { lowerCase } from "./http/lower-case.ts";
import { noThirdParties } from "./http/outside-addresses.ts";
import { asAnswerTo, asAsked, wholePage } from "./http/page-answer.ts";
import { readableAddress } from "./http/readable-address.ts";
import { renderInTurn } from "./http/render-in-turn.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import { trailingSlash } from "./http/trailing-slash.ts";
import { desksOfPages, openDesks } from "./open-desks.ts";
import { cachePages } from "./page-cache/cache-pages.ts";
import { pageCache, usualRoomForPages } from "./page-cache/page-cache.ts";
import { provideServices } from "./page-services.ts";
import { allPosts } from "./posts/all-posts.ts";
import { robotsAndLlms } from "./robots-and-llms.ts";
import type { SiteNeeds } from "./site-needs.ts";
import { siteTrade } from "./site-trade.ts";
import { sitemaps } from "./sitemaps/sitemaps.ts";
import { stockWithMarket } from "./stock-with-market.ts";

/** The whole site as one fetch function: health, API, files, then pages. */
export function createSite({
  db,
  stock: bareStock,
  facts = knownFacts(db),
  soldFiles = noSoldFiles,
  pictures = noPictures,
  media = null,
  uploads = null,
  mail = null,
  files = null,
  pictureOrigins = [],
  workshop,
  findVehicle = async () => ({ kind: "noRegister" }),
  register,
  valuations = null,
  signIn = null,
  log,
  clock,
  publicOrigin,
  appEnv,
  clientFiles,
  outside = noThirdParties,
  hstsMaxAge = 31_536_000,
  roomForPages = usualRoomForPages,
  views = { see: () => {} },
  isRateLimited = false,
  isBehindProxy = false,
  isReachable: isDatabaseReachable = () => isReachable(db),
  isDiskFull = async () => false,
  draining,
  stopping,
}: SiteNeeds) {
  const stock = stockWithMarket({ stock: bareStock, valuations, log, stopping });
  const showPage = createRequestHandler(pages, appEnv === "development" ? "development" : "production");
  const site = new Hono<SiteVariables>();
  const isProduction = appEnv === "production";
  const logFailure = failureLog(log, stopping);

  const cache = pageCache({
    stock,
    clock,
    // In development a page changes with its files.
    room: appEnv === "development" ? 0 : roomForPages,
    stopping,
  });
  const limit = rateLimit({ isOn: isRateLimited, isBehindProxy, clock });
  const { senderOf } = limit;
  const own = { db, stock, clock, publicOrigin, senderOf };
  const desks = openDesks({ ...own, mail, files });
  const { talk, lists, watches, reservations, myPages, booked, proposals } = desks;
  const trade = siteTrade({ db, stock, clock, findVehicle, register, valuations });
  site.use(
    requestLog(log),
    cachePages(cache),
    securityHeaders({
      ...{ publicOrigin, hstsMaxAge },
      development: appEnv === "development",
      outsideOrigins: originsOf(outside.slots),
      pictureOrigins,
      letterPages: isProduction ? null : paths.inbox(),
      signInOrigin: signIn?.origin ?? null,
    }),
    compressAnswers,
    readableAddress,
  );
  site.route(
    "/",
    healthRoutes({
      stock,
      isReachable: isDatabaseReachable,
      isDiskFull,
      isDraining: () => draining?.aborted ?? false,
    }),
  );
  site.route("/", liveRoutes({ stock, clock, stopping, isBehindProxy }));
  site.route("/", robotsAndLlms({ stock, publicOrigin }));
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
      links: mail?.links,
      cases: talk?.cases,
      newsletter: talk?.newsletter,
      watches,
      workshop,
      senderOf,
      staff: staffApi({
        ...{ db, stock, clock, log, signIn, trade, publicOrigin },
        cases: talk?.staffCases ?? null,
        pictures: pictureDesk({ uploads, pictures }),
        bookings: booked && reservations && booked.forStaff(reservations.forStaff),
        proposals: proposals?.staff ?? null,
      }),
      clock,
      publicOrigin,
      onFailure: (error, requestId) => logFailure("API call failed", error, requestId),
      secondsToWait: limit.secondsToWait,
      charge: limit.charge,
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
  site.route("/", staffPages({ signIn, clientFiles, development: appEnv === "development" }));
  site.route("/", sharedListRoutes({ db, lists, publicOrigin, senderOf }));
  if (myPages) site.route("/", myPages.routes);
  if (proposals) site.route("/", proposalRoutes({ ...own, ...proposals, stopping }));
  if (reservations) site.route("/", holdPosts({ ...own, ...reservations }));
  if (talk && watches && booked && reservations) {
    const taking = { ...talk, watches, booked, holdDesk: reservations.desk };
    site.route("/", allPosts({ ...own, ...taking, uploads, files, findVehicle, valuations }));
  }
  const services = {
    stock,
    clock,
    uploads,
    mail: mail && { ...mail, db },
    site: { publicOrigin, appEnv, build: pages.assets.version, ...outside },
    ...desksOfPages(desks),
    ...{ findVehicle, valuations },
    estimates: openEstimates({ db, clock }),
    verifyStaff: signIn?.verify ?? null,
  };
  site.all("*", renderInTurn(senderOf), async (c) => {
    const posted = c.get("posted") ?? null;
    const context = new RouterContextProvider();
    provideServices(context, { ...services, inbox: isFromThisMachine(c) ? services.mail : null });
    let isOutdated = false;
    context.set(factsContext, {
      ...facts,
      onOutdated: () => {
        isOutdated = true;
      },
    });
    context.set(nonceContext, c.get("nonce"));
    let rendered: RenderedPage | null = null;
    context.set(handOverContext, (page) => {
      rendered = page;
    });
    context.set(reportErrorContext, (error) => logFailure("page failed", error, c.get("requestId")));
    context.set(workContext, (work) => c.set("work", (c.get("work") ?? 0) + work));
    context.set(postedFormContext, posted);
    context.set(myPagesContext, myPages && { desk: myPages.desk, member: c.get("member") ?? null });
    const answer = asAnswerTo(posted, await showPage(asAsked(c.req.raw, posted, publicOrigin), context));
    // Where an address gives data, the framework says it in English.
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.status === 405 && !isPage) return c.html(wrongMethodPage(), 405, { allow: "GET, HEAD" });
    // Data says which build it comes from: a page of another one loads the next page whole.
    if (!isPage) answer.headers.set(buildHeader, pages.assets.version);
    // Nobody caches the answer to a form, which is for whoever sent it, nor what was said without the
    // database, so that all is well again when it is back.
    if (c.req.method === "POST") answer.headers.set("cache-control", "private, no-store");
    else if (isOutdated || answer.status === 503) answer.headers.set("cache-control", "no-store");
    if (answer.status === 503) answer.headers.set("retry-after", whileAway["retry-after"]);
    c.set("wholePage", await wholePage(answer, rendered));
    return answer;
  });
  site.onError((error, c) => {
    logFailure("request failed", error, c.get("requestId"));
    if (isOutage(error)) return c.html(failurePage(c.get("requestId")), 503, whileAway);
    return c.html(failurePage(c.get("requestId")), 500);
  });
  return { fetch: site.fetch, cache };
}
