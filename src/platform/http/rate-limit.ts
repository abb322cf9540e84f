import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { clientAddress, networkOf } from "./client-address.ts";
import { tooManyPage } from "./plain-pages.ts";
import type { SiteVariables } from "./site-variables.ts";
import { type Limit, tokenBuckets } from "./token-buckets.ts";

/**
 * What costs us something. A person who clicks as fast as they can, with a list asked for ahead at each choice, stays
 * far below; so does an office behind one address.
 */
export const limits = {
  /** A page that is not in the cache, a suggestion, a question to the API: some milliseconds each. */
  question: { burst: 300, perSecond: 15 },
  /** The whole stock in one answer. */
  wholeStock: { burst: 10, perSecond: 1 / 15 },
} as const satisfies Record<string, Limit>;

type Cost = keyof typeof limits;

/** What a token pays for: more than any usual question takes to read, in words that are compared. */
const workOfToken = 250;
const maxAddresses = 20_000;

export type RateLimit = ReturnType<typeof rateLimit>;

export function rateLimit({
  isOn,
  isBehindProxy,
  clock,
}: {
  isOn: boolean;
  isBehindProxy: boolean;
  clock: () => Date;
}) {
  const buckets = {
    question: tokenBuckets(limits.question, maxAddresses),
    wholeStock: tokenBuckets(limits.wholeStock, maxAddresses),
  } satisfies Record<Cost, unknown>;

  /** 0 when it may be answered. Who has no address, as within our own process, is not counted. */
  function secondsToWait(c: Context, cost: Cost): number {
    const address = senderOf(c);
    return address === "" ? 0 : buckets[cost].consume(address, clock().getTime());
  }

  /** A question that took more than a usual one counts as several. */
  function charge(c: Context, work: number): void {
    const address = senderOf(c);
    if (address !== "") buckets.question.charge(address, Math.max(0, work / workOfToken - 1));
  }

  /** Whom forms are counted for; empty where nobody is. */
  const senderOf = (c: Context) => (isOn ? networkOf(clientAddress(c, isBehindProxy)) : "");

  const pages = createMiddleware<SiteVariables>(async (c, next) => {
    const seconds = secondsToWait(c, "question");
    if (seconds === 0) {
      await next();
      return charge(c, c.get("work") ?? 0);
    }
    return c.html(tooManyPage(seconds), 429, { "retry-after": String(seconds), "cache-control": "no-store" });
  });

  return { secondsToWait, charge, senderOf, pages };
}
