import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { noLoad } from "../load-watch.ts";
import { cachePages } from "../page-cache/cache-pages.ts";
import { pageCache } from "../page-cache/page-cache.ts";
import { admitRequests } from "./admit-requests.ts";
import { workClasses } from "./work-class.ts";

/** A site whose pages are under way until they are let go. */
function aSite() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const cache = pageCache({ stock: { version: () => "v-1" }, clock: () => new Date(0), capacity: 2 ** 20 });
  const { admit, figures } = admitRequests({
    senderOf: (c) => c.req.header("from") ?? "",
    publicOrigin: "http://localhost",
    load: noLoad,
  });
  const site = new Hono<SiteVariables>().use(cachePages(cache), admit).all("*", async (c) => {
    begun.push(c.req.path);
    await new Promise<void>((resolve) => ends.set(c.req.path, resolve));
    c.set("wholePage", { bytes: Buffer.from(c.req.path), scripts: [] });
    return c.body(null);
  });
  const ask = (path: string, from: string, signal?: AbortSignal) =>
    site.request(path, { headers: { from, accept: "application/json" }, ...(signal && { signal }) });
  const letGo = async (path: string) => {
    await vi.waitFor(() => expect(ends.has(path)).toBe(true));
    ends.get(path)?.();
  };
  return { ask, letGo, begun, figures };
}

const ownPages = Array.from({ length: workClasses.page.each.atOnce }, (_, at) => `/a-${at}/`);

test("[ADMIT-3] one address has a few pages under way, and another is not kept waiting by the rest", async () => {
  const { ask, letGo, begun } = aSite();
  const all = [...ownPages, "/more/"].map((path) => ask(path, "a"));
  const other = ask("/other/", "b");
  await letGo("/other/");
  expect((await other).status).toBe(200);
  expect(begun).not.toContain("/more/");
  for (const path of [...ownPages, "/more/"]) await letGo(path);
  for (const response of await Promise.all(all)) expect(response.status).toBe(200);
});

test("[ADMIT-4] a page whose client has gone is not rendered for it, but for others who wait for the same", async () => {
  const { ask, letGo, begun } = aSite();
  const all = ownPages.map((path) => ask(path, "a"));
  const gone = new AbortController();
  const waiting = ask("/list/", "a", gone.signal);
  const alone = ask("/alone/", "a", gone.signal);
  const others = [ask("/list/", "b"), ask("/list/", "c")];
  await vi.waitFor(() => expect(begun).toHaveLength(ownPages.length));
  gone.abort();
  expect([(await waiting).status, (await alone).status]).toEqual([499, 499]);
  await letGo("/list/");
  expect(await Promise.all(others.map(async (response) => (await response).text()))).toEqual([
    "/list/",
    "/list/",
  ]);
  expect(begun.filter((path) => path === "/list/")).toHaveLength(1);
  expect(begun).not.toContain("/alone/");
  for (const path of ownPages) await letGo(path);
  await Promise.all(all);
});

test("[ADMIT-1] [ADMIT-7] past the bound one more is told so at once, and counted", async () => {
  const { ask, letGo, figures } = aSite();
  const { usual } = workClasses.page.ready;
  const asked = Array.from({ length: usual }, (_, at) => ask(`/${at}/`, ""));
  const tooMany = await Promise.all(["/late/", "/later/"].map((path) => ask(path, "")));
  expect(tooMany.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual([
    [503, "2"],
    [503, "3"],
  ]);
  expect(figures()).toEqual({
    classes: expect.objectContaining({ page: expect.objectContaining({ refused: 2 }) }),
    isUnderLoad: false,
    eventLoopDelayMs: 0,
    waitingForDatabase: 0,
  });
  for (let at = 0; at < usual; at++) await letGo(`/${at}/`);
  await Promise.all(asked);
  expect(figures().classes.page).toEqual({ inWork: 0, waiting: 0, admitted: usual, refused: 2, gone: 0 });
});
