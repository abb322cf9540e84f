import { createElement, type ReactNode } from "react";
import {
  createRequestHandler,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  useLoaderData,
} from "react-router";
import { expect, test } from "vitest";
import { handOverContext, type RenderedPage, reportErrorContext } from "#platform/pages/context.ts";
import * as entry from "../entry.server.tsx";
import { extractInlineScripts, hashSource } from "./inline-scripts.server.ts";

function Page({ children }: { children: ReactNode }) {
  const main = createElement("main", null, children);
  return createElement(
    "html",
    { lang: "sv" },
    main,
    createElement(ScrollRestoration),
    createElement(Scripts),
  );
}

/** Makes the mistake that the policy is for. */
function RawValue() {
  const { value } = useLoaderData<{ value: string }>();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the mistake itself.
  return createElement("div", { dangerouslySetInnerHTML: { __html: value } });
}

/** A site with one page, which renders a value of the database raw. */
function siteThatShows(value: string): ServerBuild {
  const file = { module: "/assets/a.js", imports: [], css: [], hasAction: false, hasLoader: true };
  const route = { id: "root", path: "", ...file };
  const flags = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
  return {
    entry: { module: entry },
    routes: {
      root: { id: "root", path: "", module: { loader: () => ({ value }), Layout: Page, default: RawValue } },
    },
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: { root: { ...route, ...flags, hasErrorBoundary: false } },
      url: "/assets/manifest.js",
      version: "1",
    },
    assetsBuildDirectory: "",
    basename: "/",
    publicPath: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

async function rendered(value: string): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  const pages: RenderedPage[] = [];
  context.set(handOverContext, (page) => void pages.push(page));
  context.set(reportErrorContext, (error) => {
    throw error;
  });
  const handle = createRequestHandler(siteThatShows(value), "production");
  const answer = await handle(new Request("http://localhost/"), context);
  const [page] = pages;
  if (!page) throw new Error(`nothing was rendered: ${answer.status} ${await answer.text()}`);
  return page;
}

/** What a browser would take for scripts, but data for machines. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
}

test("[SEC-2] every script that we write into a page is named by its policy, and the mark is gone", async () => {
  const { html, scripts } = await rendered("Hej");
  const own = scriptsIn(html);
  expect(own.length).toBeGreaterThanOrEqual(4);
  expect(own.filter((text) => !scripts.includes(hashSource(text)))).toEqual([]);
  expect(html).not.toContain("nonce");
});

test.each([
  ["<script>stjäl()</script>", "stjäl()"],
  ['<script nonce="">stjäl()</script>', "stjäl()"],
  ['<script nonce="gissning">stjäl()</script>', "stjäl()"],
  ['<script type="module" async="">stjäl()</script>', "stjäl()"],
  ["<script>window.__reactRouterContext = {};stjäl()</script>", "window.__reactRouterContext = {};stjäl()"],
])("[SEC-2] a script that came in with a value is named by nobody: %s", async (value, text) => {
  const clean = await rendered("Hej");
  const { html, scripts } = await rendered(value);
  expect(scriptsIn(html)).toContain(text);
  expect(scripts).not.toContain(hashSource(text));
  expect(scripts.length).toBe(clean.scripts.length);
});

test("[SEC-2] an opening that swallows our own tag runs our own text and nothing else", () => {
  const { hashes } = extractInlineScripts('<script src="x" <script nonce="m">ours()</script>', "m");
  expect(hashes).toEqual([hashSource("ours()")]);
});
