import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isDigestOf, readDigest } from "./content-digest.ts";

const bytes = Buffer.from("en del");
const digest = createHash("sha256").update(bytes);
const base64 = digest.copy().digest("base64");
const hex = digest.digest("hex");

test.each([
  [`sha-256=:${base64}:`, hex],
  [`sha-512=:AAAA:, sha-256=:${base64}:`, hex],
  ["", null],
  [undefined, null],
  [`sha-256=${base64}`, null],
  ["sha-256=:AAAA:", null],
])("[UPLOAD-2] the header %s says %s", (header, sha256) => {
  expect(readDigest(header)).toBe(sha256);
});

test("[UPLOAD-2] one bit that fell over makes another checksum", () => {
  expect(isDigestOf(hex, bytes)).toBe(true);
  expect(isDigestOf(hex, Buffer.from("en dem"))).toBe(false);
});
