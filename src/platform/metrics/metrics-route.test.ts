import { Hono } from "hono";
import { expect, test } from "vitest";
import { openMetrics } from "./metrics.ts";
import { metricsRoute } from "./metrics-route.ts";

const token = "t".repeat(32);

function ask(headers: Record<string, string>, { from = "192.0.2.7", withToken = true } = {}) {
  const site = new Hono()
    .route("/", metricsRoute(openMetrics(), withToken ? token : null))
    .notFound((c) => c.text("", 404));
  const incoming = { headers: { host: "localhost:3000", ...headers }, socket: { remoteAddress: from } };
  return site.request("/metrics", { headers }, { incoming });
}

test.each([
  ["from elsewhere", {}, {}, 404],
  ["from this machine", {}, { from: "127.0.0.1" }, 200],
  ["through a proxy on this machine", { "x-forwarded-for": "192.0.2.7" }, { from: "127.0.0.1" }, 404],
  ["through a proxy that leaves the name", { host: "www.example.com" }, { from: "127.0.0.1" }, 404],
  ["with the token", { authorization: `Bearer ${token}` }, {}, 200],
  ["with another token", { authorization: `Bearer ${"u".repeat(32)}` }, {}, 404],
  ["with the beginning of the token", { authorization: `Bearer ${token.slice(1)}` }, {}, 404],
  ["with the token where none is set", { authorization: `Bearer ${token}` }, { withToken: false }, 404],
  ["with nothing for a token where none is set", { authorization: "Bearer null" }, { withToken: false }, 404],
])("[METRIC-1] /metrics asked %s", async (_, headers, from, status) => {
  const response = await ask(headers as Record<string, string>, from);
  expect(response.status).toBe(status);
  if (status === 200) expect(response.headers.get("cache-control")).toBe("no-store");
});
