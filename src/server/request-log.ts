import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "./log.ts";
import { loggablePath } from "./log.ts";
import type { SiteVariables } from "./site-variables.ts";

const plausibleId = /^[\w-]{8,64}$/;

/** The proxy's, if it gave one. */
export function requestIdFrom(given: string | undefined): string {
  return given !== undefined && plausibleId.test(given) ? given : randomUUID();
}

/** Every request gets an id, in the log and in the answer, so that one complaint can be followed. [LOG-1] */
export function requestLog(log: Logger) {
  return createMiddleware<SiteVariables>(async (c, next) => {
    const requestId = requestIdFrom(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    const started = performance.now();
    await next();
    c.header("x-request-id", requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { method, path } = c.req;
    log.info({ requestId, method, path: loggablePath(path), status: c.res.status, ms }, "request");
  });
}
