import { expect, test } from "vitest";
import type { AdvertView } from "../service/view-filter.ts";
import { advertViews } from "./advert-views.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";

async function looksAfter(
  headers: Record<string, string>,
  { method = "POST", path = "/visningar/mlb001/" } = {},
) {
  const looks: AdvertView[] = [];
  const routes = advertViews({
    views: { see: (look) => looks.push(look) },
    isBehindProxy: true,
    log: { error: () => {} },
  });
  const handle = await routes.request(path, { method, headers: { "user-agent": firefox, ...headers } });
  return { looks, status: handle.status, headers: handle.headers };
}

test("[VIEWS-2] somebody who reads the page is seen, with and without script", async () => {
  const request = await looksAfter({ "x-forwarded-for": "203.0.113.9, 192.0.2.1" });
  expect(request.looks).toEqual([{ plate: "mlb001", address: "192.0.2.1", userAgent: firefox }]);
  expect(request.status).toBe(204);
  const shown = await looksAfter({ "sec-fetch-site": "same-origin" }, { method: "GET" });
  expect([shown.looks.length, shown.headers.get("content-type")]).toEqual([1, "image/gif"]);
  expect(shown.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["a robot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a program", { "user-agent": "curl/8.5.0" }],
  ["nobody known", { "user-agent": "" }],
  ["a prefetch", { "sec-purpose": "prefetch;prerender" }],
  ["a page of another site", { "sec-fetch-site": "cross-site" }],
])("[VIEWS-2] %s is not somebody", async (_what, headers) => {
  const { looks, status } = await looksAfter(headers);
  expect([looks, status]).toEqual([[], 204]);
});

test("[VIEWS-4] what is no plate is answered like any other, and a failure too", async () => {
  expect(await looksAfter({}, { path: "/visningar/hej/" })).toMatchObject({ looks: [], status: 204 });
  expect(await looksAfter({}, { method: "HEAD" })).toMatchObject({ looks: [], status: 200 });
  const failures: unknown[] = [];
  const see = () => {
    throw new Error("gone");
  };
  const routes = advertViews({
    views: { see },
    isBehindProxy: false,
    log: { error: (failure) => failures.push(failure) },
  });
  const handle = await routes.request("/visningar/mlb001/", {
    method: "POST",
    headers: { "user-agent": firefox },
  });
  expect([handle.status, failures.length]).toEqual([204, 1]);
});
