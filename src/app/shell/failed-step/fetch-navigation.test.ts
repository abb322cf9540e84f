import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigationStore, tryAgain } from "#platform/browser/navigation-store.ts";
import { fetchNavigation, problemOfResponse } from "./fetch-navigation.ts";

const data = (build = "1") => ({ headers: { "x-remix-response": "yes", "x-build": build } });
const address = "http://localhost:3000/butik/_.data";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: { build: "1" } } });
  tryAgain();
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["data of this build", new Response("", data()), null],
  ["a page that is not there, said by us", new Response("", { ...data(), status: 404 }), null],
  ["our own failure", new Response("", { ...data(), status: 500 }), null],
  ["data of another build", new Response("", data("2")), "outdated"],
  ["somebody else's page", new Response("<html>", { headers: { "content-type": "text/html" } }), "outdated"],
  ["a file that is gone", new Response("", { status: 404 }), "outdated"],
  ["a proxy without its server", new Response("", { status: 502 }), "unreached"],
  ["a server that starts", new Response("", { status: 503 }), "unreached"],
  ["too many at once", new Response("", { status: 429 }), "unreached"],
] as const)("[BREAK-3] %s", (_, response, problem) => {
  expect(problemOfResponse(response)).toBe(problem);
});

test("[BREAK-2] a step whose answer breaks off waits, and has the whole answer after another try", async () => {
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError("network error")) });
  vi.stubGlobal(
    "fetch",
    vi
      .fn()
      .mockResolvedValueOnce(new Response(broken, data()))
      .mockResolvedValue(new Response("hel", data())),
  );
  const response = fetchNavigation(new Request(address), { type: "navigation" });
  await expect.poll(() => navigationStore.getState().problem).toBe("unreached");
  tryAgain();
  expect(await (await response).text()).toBe("hel");
});

test("[BREAK-2] what is asked for beside the page says nothing when it fails", async () => {
  const asked = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", asked);
  void fetchNavigation(new Request(address), { type: "fetcher" });
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await new Promise(setImmediate);
  expect(navigationStore.getState().problem).toBeNull();
});

test("[BREAK-2] what changes something is sent once, and its failure is told", async () => {
  const asked = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", asked);
  const sent = fetchNavigation(new Request(address, { method: "POST" }), { type: "navigation" });
  await expect(sent).rejects.toThrow("Failed to fetch");
  expect(asked).toHaveBeenCalledTimes(1);
});
