import { setImmediate } from "node:timers/promises";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { busyPage } from "#platform/http/plain-pages.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { NobodyWaits, TooMany, turns } from "#platform/http/turns.ts";

/** A page that waits for the database lets others be rendered; one address has no more than a few under way. */
export const rendersAtOnce = { all: 64, waiting: 1_000, each: { atOnce: 8, waiting: 500 } };

/** As nginx has it: the client went before there was an answer. Nobody reads it but the log. */
export const clientClosed = 499;

/**
 * One thread renders all pages. So each is begun in a round of the event loop of its own, in which those who have gone are
 * noticed, and what nobody waits for is not begun.
 */
export function renderInTurn(senderOf: (c: Context) => string, counts = { admitted: 0, refused: 0 }) {
  const inTurn = turns(rendersAtOnce.all, rendersAtOnce.waiting, rendersAtOnce.each);
  let previous: Promise<unknown> = Promise.resolve();

  return createMiddleware<SiteVariables>(async (c, next) => {
    const { signal } = c.req.raw;
    const render = async () => {
      previous = previous.then(() => setImmediate());
      await previous;
      if (signal.aborted) throw new NobodyWaits();
      counts.admitted++;
      await next();
    };
    try {
      await inTurn(render, { by: senderOf(c), signal });
    } catch (error) {
      if (error instanceof NobodyWaits) return c.body(null, clientClosed as 400);
      if (!(error instanceof TooMany)) throw error;
      counts.refused++;
      return c.html(busyPage(), 503, { "retry-after": "5", "cache-control": "no-store" });
    }
  });
}
