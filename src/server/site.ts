import * as pages from "virtual:react-router/server-build";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createApi } from "#api/app.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import { originsOf } from "#domain/visitor/third-party-slots.ts";
import { noSoldFiles, type SoldFiles } from "#services/sold-files/sold-files.ts";
import {
  clockContext,
  databaseContext,
  nonceContext,
  reportErrorContext,
  siteContext,
  stockContext,
} from "#web/context.ts";
import type { Env } from "./env.ts";
import { failurePage } from "./failure-page.ts";
import { healthRoutes } from "./health.ts";
import { liveRoutes } from "./live/live-routes.ts";
import type { Logger } from "./log.ts";
import { lowerCase } from "./lower-case.ts";
import { nothingOutside, type OutsideAddresses } from "./outside-addresses.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteVariables } from "./site-variables.ts";
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
  stopping,
}: SiteNeeds) {
  const showPage = createRequestHandler(pages, appEnv === "development" ? "development" : "production");
  const site = new Hono<SiteVariables>();
  const apiFailed = (error: unknown, requestId: string) =>
    log.error({ requestId, err: error }, "API call failed");

  site.use(
    requestLog(log),
    securityHeaders({
      secure: publicOrigin.startsWith("https:"),
      development: appEnv === "development",
      outsideOrigins: originsOf(outside.slots),
    }),
    compress(),
  );
  site.route("/", healthRoutes(db));
  site.route("/", liveRoutes({ stock, clock, stopping }));
  site.route("/", textsForMachines({ db, publicOrigin }));
  site.route("/", sitemaps({ db, stock, soldFiles, publicOrigin }));
  site.route("/", createApi({ db, stock, soldFiles, clock, publicOrigin, onFailure: apiFailed }));
  if (clientFiles) site.use(staticFiles(clientFiles));
  site.use(lowerCase, trailingSlash);
  site.all("*", (c) => {
    const context = new RouterContextProvider();
    context.set(databaseContext, db);
    context.set(stockContext, stock);
    context.set(clockContext, clock);
    context.set(nonceContext, c.get("nonce"));
    context.set(reportErrorContext, (error) =>
      log.error({ requestId: c.get("requestId"), err: error }, "page failed"),
    );
    context.set(siteContext, { publicOrigin, appEnv, ...outside });
    return showPage(c.req.raw, context);
  });

  site.onError((error, c) => {
    log.error({ requestId: c.get("requestId"), err: error }, "request failed");
    return c.html(failurePage(c.get("requestId")), 500);
  });
  return site;
}
