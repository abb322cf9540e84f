import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

const gzip = { headers: { "accept-encoding": "gzip" } };
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("[API-23] twenty who ask for all delivered cars get one answer, and others are answered meanwhile", async () => {
  let finished = 0;
  const heavy = Array.from({ length: 20 }, async () => {
    const response = await site.request("/api/cars/delivered", gzip);
    finished++;
    return response;
  });
  expect((await site.request("/healthz")).status).toBe(200);
  expect((await site.request("/kopa-bil/?types=cab")).status).toBe(200);
  expect(finished).toBe(0);
  const answers = await Promise.all(heavy);
  const bodies = await Promise.all(answers.map(bytesOf));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const [first = Buffer.alloc(0)] = bodies;
  expect(bodies.filter((body) => !body.equals(first))).toHaveLength(0);
  expect(answers[0]?.headers.get("content-length")).toBe(String(first.length));
  const text = String(gunzipSync(first));
  expect(text.length).toBeGreaterThan(10_000_000);
  const { data } = JSON.parse(text);
  expect(data.json.length).toBe(data.total);
});

test("[API-12] who takes no gzip gets the same text, as it is", async () => {
  const packed = await bytesOf(await site.request("/api/cars/all", gzip));
  const plain = await site.request("/api/cars/all");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect((await plain.text()) === String(gunzipSync(packed))).toBe(true);
});

test("[API-23] a reader who leaves in the middle takes nothing from the next", async () => {
  for (const init of [gzip, {}]) {
    const left = await site.request("/api/cars/all", init);
    const reader = left.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  }
  expect(JSON.parse(await (await site.request("/api/cars/all")).text()).status).toBe("success");
});
