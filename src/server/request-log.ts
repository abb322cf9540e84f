import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "./log.ts";
import { loggablePath } from "./log.ts";
import type { SiteVariables } from "./site-variables.ts";

const plausibleId = /^[\w-]{8,64}$/;

/** Every request gets an id, in the log and in the answer, so that one complaint can be followed. [LOG-1] */
export function requestLog(log: Logger) {
  return createMiddleware<SiteVariables>(async (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = given && plausibleId.test(given) ? given : randomUUID();
    c.set("requestId", requestId);
    const started = performance.now();
    await next();
    c.header("x-request-id", requestId);
    log.info(
      {
        requestId,
        method: c.req.method,
        path: loggablePath(c.req.path),
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      "request",
    );
  });
}
