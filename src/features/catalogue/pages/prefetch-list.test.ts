import { afterEach, expect, test, vi } from "vitest";
import { fetchForNavigation, prefetch, prefetchedOr } from "./prefetch-list.ts";

afterEach(() => vi.unstubAllGlobals());

const url = new URL("https://bilar.example/kopa-bil/?types=kombi");

function answering(response: () => Promise<Response>) {
  const ask = vi.fn((_address: string, _init: RequestInit) => response());
  vi.stubGlobal("fetch", ask);
  return ask;
}

test("[LISTING-18] what was prefetched is the answer of the step, once", async () => {
  const ask = answering(async () => Response.json({ total: 7 }));
  const askNow = vi.fn(async () => ({ total: 8 }));
  await fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=kombi");
  expect(ask.mock.calls[0]?.[0]).toBe("/kopa-bil/svar/?types=kombi");
  expect(await prefetchedOr(url, askNow)).toEqual({ total: 7 });
  expect(askNow).not.toHaveBeenCalled();
  expect(await prefetchedOr(url, askNow)).toEqual({ total: 8 });
});

test("[LISTING-18] a step elsewhere asks for itself, and the answer that was meant for another is forgotten", async () => {
  answering(async () => Response.json({ total: 7 }));
  await fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=suv");
  expect(await prefetchedOr(url, async () => "now")).toBe("now");
  expect(await prefetchedOr(new URL("?types=suv", url), async () => "now")).toBe("now");
});

test.each([
  ["a failure", async () => new Response("", { status: 500 })],
  [
    "no network",
    async () => {
      throw new TypeError("failed");
    },
  ],
])("[LISTING-18] %s is the router's to deal with", async (_, response) => {
  answering(response);
  await fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=kombi");
  expect(await prefetchedOr(url, async () => "now")).toBe("now");
});

test("[LISTING-18] another question ends the one before", async () => {
  const ask = answering(async () => Response.json({}));
  await fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=kombi");
  await fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=suv");
  expect(ask.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, false]);
});

test("[LISTING-18] an answer that lets itself be waited for does not hold up the step", async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Response>();
  answering(() => promise);
  const step = vi.fn();
  const pending = fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=kombi").then(step);
  await vi.advanceTimersByTimeAsync(99);
  expect(step).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(step).toHaveBeenCalled();
  vi.useRealTimers();
  resolve(Response.json({ total: 7 }));
  await pending;
  expect(await prefetchedOr(url, async () => "now")).toEqual({ total: 7 });
});

test("[LISTING-19] what was prefetched is not asked for again", async () => {
  const ask = answering(async () => Response.json({ total: 7 }));
  prefetch("/kopa-bil/", "/kopa-bil/?types=kombi");
  prefetch("/kopa-bil/", "/kopa-bil/?types=kombi");
  await fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=kombi");
  expect(ask).toHaveBeenCalledOnce();
  expect(await prefetchedOr(url, async () => "now")).toEqual({ total: 7 });
});

test("[LISTING-19] another prefetch, or a choice of something else, ends the one before", async () => {
  const ask = answering(async () => Response.json({}));
  prefetch("/kopa-bil/", "/kopa-bil/?types=suv");
  prefetch("/kopa-bil/", "/kopa-bil/?types=cab");
  await fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=kombi");
  expect(ask.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, true, false]);
});

test("[LISTING-19] a prefetch leaves the one of a choice under way alone", async () => {
  const ask = answering(async () => Response.json({ total: 7 }));
  const pending = fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=kombi");
  prefetch("/kopa-bil/", "/kopa-bil/?types=suv");
  await pending;
  expect(ask.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  expect(await prefetchedOr(url, async () => "now")).toEqual({ total: 7 });
});

test("[LISTING-19] an answer of more than five seconds ago is asked for anew", async () => {
  vi.useFakeTimers();
  const ask = answering(async () => Response.json({}));
  prefetch("/kopa-bil/", "/kopa-bil/?types=estate");
  await vi.advanceTimersByTimeAsync(5_000);
  await fetchForNavigation("/kopa-bil/", "/kopa-bil/?types=estate");
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
