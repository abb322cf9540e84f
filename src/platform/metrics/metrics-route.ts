import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { isFromThisMachine } from "#platform/http/client-address.ts";
import type { Metrics } from "./metrics.ts";

/**
 * `/metrics` is for who sits at this machine, and for who shows the token; for all others there is no such address. What
 * comes through a proxy is not from this machine.
 */
export function metricsRoute(metrics: Metrics, token: string | null) {
  const isShown = token === null ? () => false : sameSecret(`Bearer ${token}`);
  return new Hono().get("/metrics", async (c, next) => {
    if (!isFromThisMachine(c) && !isShown(c.req.header("authorization") ?? "")) return next();
    const text = await metrics.text();
    return c.body(text, 200, { "content-type": metrics.contentType, "cache-control": "no-store" });
  });
}

/** Takes as long whatever is shown: digests have one length. */
function sameSecret(secret: string): (shown: string) => boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const wanted = digest(secret);
  return (shown) => timingSafeEqual(digest(shown), wanted);
}
