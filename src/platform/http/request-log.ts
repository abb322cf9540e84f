import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import pino, { type DestinationStream } from "pino";
import type { Logger } from "#platform/log/log.ts";
import { loggablePath } from "#platform/log/log.ts";
import type { SiteVariables } from "./site-variables.ts";

const level = "info";
const message = "request";
const plausibleId = /^[\w-]{8,64}$/;

/** The proxy's, if it gave one. */
export function requestIdFrom(headerValue: string | undefined): string {
  return headerValue !== undefined && plausibleId.test(headerValue) ? headerValue : randomUUID();
}

type Answered = { method: string; path: string; status: number; ms: number };
export type RequestLine = (requestId: string) => void;

/**
 * The line about an answer that is given over and over, as pino would write it. Pino puts it together anew each time,
 * which takes a tenth of what the answer takes.
 */
export function requestLine(log: Logger, answered: Answered): RequestLine {
  if (!log.isLevelEnabled(level)) return () => {};
  const out: DestinationStream = Reflect.get(log, pino.symbols.streamSym);
  const time: () => string = Reflect.get(log, pino.symbols.timeSym);
  const begin = `{"level":${log.levels.values[level]}`;
  const end = `${JSON.stringify({ ...answered, msg: message }).slice(1)}\n`;
  return (requestId) => out.write(`${begin}${time()},"requestId":"${requestId}",${end}`);
}

/** Every request gets an id, in the log and in the answer, so that one complaint can be followed. */
export function requestLog(log: Logger) {
  return createMiddleware<SiteVariables>(async (c, next) => {
    const requestId = requestIdFrom(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    const started = performance.now();
    await next();
    c.header("x-request-id", requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { method, path } = c.req;
    const staffId = c.get("staffId");
    const who = staffId === undefined ? {} : { staffId };
    log[level]({ requestId, method, path: loggablePath(path), status: c.res.status, ms, ...who }, message);
  });
}
