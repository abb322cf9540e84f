import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { cachePages } from "../page-cache/cache-pages.ts";
import { pageCache } from "../page-cache/page-cache.ts";
import { renderInTurn, rendersAtOnce } from "./render-in-turn.ts";

/** A site whose pages are under way until they are let go. */
function aSite(onBegin: (path: string) => unknown = () => null) {
  const begun: string[] = [];
  const doors = new Map<string, () => void>();
  const cache = pageCache({ stock: { version: () => "v-1" }, clock: () => new Date(0), capacity: 2 ** 20 });
  const counts = { admitted: 0, refused: 0 };
  const site = new Hono<SiteVariables>().use(cachePages(cache)).all(
    "*",
    renderInTurn((c) => c.req.header("from") ?? "", counts),
    async (c) => {
      begun.push(c.req.path);
      onBegin(c.req.path);
      await new Promise<void>((resolve) => doors.set(c.req.path, resolve));
      c.set("wholePage", { bytes: Buffer.from(c.req.path), scripts: [] });
      return c.body(null);
    },
  );
  const ask = (path: string, from: string, signal?: AbortSignal) =>
    site.request(path, { headers: { from }, ...(signal && { signal }) });
  const letGo = async (path: string) => {
    await vi.waitFor(() => expect(doors.has(path)).toBe(true));
    doors.get(path)?.();
  };
  return { ask, letGo, begun, counts };
}

const ownPages = Array.from({ length: rendersAtOnce.each.atOnce }, (_, at) => `/a-${at}/`);

test("[TURN-1] one address has a few pages under way, and another is not kept waiting by the rest", async () => {
  const { ask, letGo, begun } = aSite();
  const all = [...ownPages, "/more/"].map((path) => ask(path, "a"));
  const other = ask("/other/", "b");
  await letGo("/other/");
  expect((await other).status).toBe(200);
  expect(begun).not.toContain("/more/");
  for (const path of [...ownPages, "/more/"]) await letGo(path);
  for (const response of await Promise.all(all)) expect(response.status).toBe(200);
});

test("[TURN-2] [TURN-3] a page whose client has gone is not rendered for it, but for others who wait for the same", async () => {
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

test("[TURN-2] whose client goes while the page before is begun is not begun, though it had its turn", async () => {
  const gone = new AbortController();
  const { ask, letGo, begun } = aSite((path) => path === "/first/" && gone.abort());
  const first = ask("/first/", "a");
  const second = ask("/second/", "b", gone.signal);
  expect((await second).status).toBe(499);
  await letGo("/first/");
  expect((await first).status).toBe(200);
  expect(begun).toEqual(["/first/"]);
});

test("[TURN-2] each page is begun in a round of the event loop of its own, in which whoever has gone is noticed", async () => {
  let round = 0;
  let isCounting = true;
  const count = () => {
    round += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const rounds: number[] = [];
  const { ask, letGo } = aSite(() => rounds.push(round));
  const paths = ["/one/", "/two/", "/three/"];
  const all = paths.map((path) => ask(path, path));
  for (const path of paths) await letGo(path);
  await Promise.all(all);
  isCounting = false;
  expect(new Set(rounds).size).toBe(paths.length);
});

test("[TURN-1] when too many wait one more is told so at once", async () => {
  const { ask, letGo } = aSite();
  const { all, waiting } = rendersAtOnce;
  const asked = Array.from({ length: all + waiting }, (_, at) => ask(`/${at}/`, ""));
  const tooMany = await ask("/late/", "");
  expect([tooMany.status, tooMany.headers.get("retry-after")]).toEqual([503, "5"]);
  for (let at = 0; at < all + waiting; at++) await letGo(`/${at}/`);
  await Promise.all(asked);
});

test("[ALARM-2] what is refused because too many wait is counted, beside what is let in", async () => {
  const { ask, letGo, counts } = aSite();
  const { all, waiting } = rendersAtOnce;
  const paths = Array.from({ length: all + waiting + 3 }, (_, at) => `/b-${at}/`);
  const answers = paths.map((path, at) => ask(path, `network-${at}`));
  const refused = await Promise.all(answers.slice(-3));
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(counts.refused).toBe(3);
  for (const path of paths.slice(0, -3)) await letGo(path);
  await Promise.all(answers);
  expect(counts).toEqual({ admitted: all + waiting, refused: 3 });
});
