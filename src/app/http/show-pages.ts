import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import * as pages from "virtual:react-router/server-build";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { memberContext } from "#features/accounts/context.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { factsContext, siteContext } from "#features/site-facts/context.ts";
import { verifyStaffContext } from "#platform/auth/context.ts";
import { buildHeader } from "#platform/browser/page-build.ts";
import { type Provided, provided } from "#platform/feature.ts";
import { isFromThisMachine } from "#platform/http/client-address.ts";
import { unavailableHeaders, wrongMethodPage } from "#platform/http/plain-pages.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { isFromThisMachineContext, mailContext } from "#platform/mail/context.ts";
import {
  clockContext,
  handOverContext,
  nonceContext,
  type RenderedPage,
  renderTurnContext,
  reportErrorContext,
  workContext,
} from "#platform/pages/context.ts";
import { uploadsContext } from "#platform/uploads/context.ts";
import { features } from "../features.ts";
import type { Services } from "../services.ts";
import { clientClosed } from "./admit-requests.ts";
import { asAsked, asResponseTo, wholePage } from "./page-response.ts";

/** Whatever nobody else has answered is a page, or none. */
export function showPages(
  services: Services,
  {
    hasForms,
    onFailure,
  }: {
    /** Whether something that somebody has filled in is in work. */
    hasForms: () => boolean;
    onFailure: (what: string, error: unknown, requestId: string) => void;
  },
) {
  const { appEnv, publicOrigin, facts } = services;
  const showPage = createRequestHandler(pages, appEnv === "development" ? "development" : "production");
  const always = providedBy(services);
  const renderTurn = roundOfItsOwn(hasForms);
  return new Hono<SiteVariables>().all("*", async (c) => {
    const submission = c.get("posted") ?? null;
    const context = new RouterContextProvider();
    for (const { context: name, value } of always) context.set(name, value);
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
    context.set(renderTurnContext, renderTurn);
    context.set(reportErrorContext, (error) => onFailure("page failed", error, c.get("requestId")));
    context.set(workContext, (work) => c.set("work", (c.get("work") ?? 0) + work));
    context.set(submittedFormContext, submission);
    context.set(memberContext, c.get("member") ?? null);
    context.set(isFromThisMachineContext, isFromThisMachine(c));
    const response = asResponseTo(
      submission,
      await showPage(asAsked(c.req.raw, submission, publicOrigin), context),
    );
    if (c.req.raw.signal.aborted) return c.body(null, clientClosed as 400);
    // Where an address gives data, the framework says it in English.
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    if (response.status === 405 && !isPage) return c.html(wrongMethodPage(), 405, { allow: "GET, HEAD" });
    // Data says which build it comes from: a page of another one loads the next page whole.
    if (!isPage) response.headers.set(buildHeader, pages.assets.version);
    // Nobody caches the answer to a form, which is for whoever sent it, nor what was said without the
    // database, so that all is well again when it is back.
    if (c.req.method === "POST") response.headers.set("cache-control", "private, no-store");
    else if (isOutdated || response.status === 503) response.headers.set("cache-control", "no-store");
    if (response.status === 503) response.headers.set("retry-after", unavailableHeaders["retry-after"]);
    c.set("wholePage", await wholePage(response, rendered));
    return response;
  });
}

/** The addresses of all pages, as src/routes.ts writes them. */
export function pagePatterns(): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : pages.routes[id];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  return Object.keys(pages.routes).map((id) => `/${pathOf(id)}`);
}

/** Some statements of a transaction, each of which waits for this thread. */
const databaseMs = 2;

/** Pages whose data comes at the same moment would otherwise be rendered one after the other, and nobody heard meanwhile. */
function roundOfItsOwn(hasForms: () => boolean): () => Promise<void> {
  let previous: Promise<void> = Promise.resolve();
  return () => {
    previous = previous.then(() => (hasForms() ? sleep(databaseMs) : setImmediate()));
    return previous;
  };
}

/** The same for every request. */
function providedBy(services: Services): readonly Provided[] {
  const { clock, uploads, mail, db, signIn, publicOrigin, appEnv, outside } = services;
  return [
    provided(siteContext, { publicOrigin, appEnv, build: pages.assets.version, ...outside }),
    provided(clockContext, clock),
    provided(uploadsContext, uploads),
    provided(mailContext, { ...mail, db }),
    provided(verifyStaffContext, signIn.verify),
    ...features.flatMap(({ provide }) => provide?.(services) ?? []),
  ];
}
