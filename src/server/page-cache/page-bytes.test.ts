import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodingFor, pageBytes } from "./page-bytes.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["br;q=0.0, *", "gzip"],
  ["*", "br"],
  ["deflate", "identity"],
] as const)("[ZIP-1] who accepts %j gets %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

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
