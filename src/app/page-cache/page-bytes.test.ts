import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageBytes } from "./page-bytes.ts";

test("[ZIP-1] every encoding is the same page, with its own length", async () => {
  const text = "Öppet nu ".repeat(500);
  const page = pageBytes(Buffer.from(text), new Headers({ "content-type": "text/html" }));
  const [plain, br, gz] = await Promise.all([
    page.encoded("identity"),
    page.encoded("br"),
    page.encoded("gzip"),
  ]);
  expect([plain.body, brotliDecompressSync(br.body), gunzipSync(gz.body)].map(String)).toEqual([
    text,
    text,
    text,
  ]);
  for (const { body, flatHeaders } of [plain, br, gz]) {
    expect(flatHeaders[flatHeaders.indexOf("content-length") + 1]).toBe(String(body.length));
  }
});

test("[PAGECACHE-7] other bytes have another name", () => {
  const named = (text: string) => pageBytes(Buffer.from(text), new Headers()).etag;
  expect(named("en")).toBe(named("en"));
  expect(named("en")).not.toBe(named("ett"));
  expect(named("ab")).not.toBe(named("ba"));
});

test("[PAGECACHE-5] a page counts with its headers and with each encoding that is held", async () => {
  const bytes = Buffer.from("Öppet nu ".repeat(500));
  const page = pageBytes(bytes, new Headers({ "content-type": "text/html", "x-long": "a".repeat(3_000) }));
  const bare = page.size();
  expect(bare).toBeGreaterThan(bytes.length + 3_000);
  const { body } = await page.encoded("br");
  const withBrotli = page.size();
  expect(withBrotli).toBeGreaterThan(bare + body.length + 3_000);
  await page.encoded("gzip");
  expect(page.size()).toBeGreaterThan(withBrotli + 3_000);
});
