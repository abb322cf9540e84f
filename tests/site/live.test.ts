import { afterAll, expect, test } from "vitest";
import { eventsOf } from "#tests/read-events.ts";
import { testSite } from "#tests/test-site.ts";

const stopping = new AbortController();
const site = await testSite({ stopping: stopping.signal });
afterAll(() => site.close());

test("[LIVE-4] [LIVE-5] [LIVE-8] the site streams what a listing shows, uncompressed and unkept, and is logged at once", async () => {
  const listing = await site.get("/kopa-bil/");
  const plates = [...new Set(listing.html.match(/(?<=\/kopa-bil\/[a-z-]+\/)[a-z0-9]{6}(?=\/")/g))];
  expect(plates.length).toBeGreaterThanOrEqual(24);
  const response = await site.request(`/live/cars?version=another&plates=${plates.slice(0, 24)}`, {
    headers: { "accept-encoding": "br, gzip" },
  });
  expect(response.status).toBe(200);
  const header = (name: string) => response.headers.get(name);
  expect([header("content-encoding"), header("cache-control"), header("x-accel-buffering")]).toEqual([
    null,
    "no-store, no-transform",
    "no",
  ]);
  expect(header("x-request-id")).not.toBeNull();
  expect(site.logged.filter((line) => line.includes("/live/cars"))).toHaveLength(1);

  const events = eventsOf(response);
  const shown = (await events.next())?.data as { plate: string }[];
  expect(shown.map(({ plate }) => plate.replace(" ", "").toLowerCase())).toEqual(plates.slice(0, 24));
  stopping.abort();
  expect(await events.next()).toBeNull();
});

test("[LIVE-9] a page that shows cars carries the version of the stock it was made from", async () => {
  for (const page of ["/", "/kopa-bil/"]) expect((await site.get(page)).html).toContain(site.stock.version());
});
