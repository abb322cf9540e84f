import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { hashedPassword, isHash, isPassword, isWeakHash } from "./password.ts";

const cheap = { N: 1_024, r: 8, p: 1 };

test("[IDP-4] the right password is let in, and no other; nobody's is always wrong", async () => {
  const hash = await hashedPassword("Håll mig hemlig", cheap);
  expect(isHash(hash)).toBe(true);
  expect(await isPassword("Håll mig hemlig", hash)).toBe(true);
  // The same letters, put together otherwise.
  expect(await isPassword("Ha\u030all mig hemlig", hash)).toBe(true);
  expect(await isPassword("håll mig hemlig", hash)).toBe(false);
  expect(await isPassword("", undefined)).toBe(false);
  expect(await isPassword("", "")).toBe(false);
});

test("[IDP-4] the same password is never the same text twice, and costs what OWASP asks for", async () => {
  const hash = await hashedPassword("a");
  expect(hash).toMatch(/^scrypt:32768:8:3:/);
  expect(hash).not.toBe(await hashedPassword("a"));
  expect(isWeakHash(hash)).toBe(false);
});

test("[IDP-4] a hash of before goes on working, and is noticed", async () => {
  const salt = Buffer.from("0123456789abcdef");
  const old = scryptSync("lösenord", salt, 32, { N: 16_384 });
  const hash = `scrypt:16384:${salt.toString("base64url")}:${old.toString("base64url")}`;
  expect(isHash(hash)).toBe(true);
  expect(isWeakHash(hash)).toBe(true);
  expect(await isPassword("lösenord", hash)).toBe(true);
  expect(await isPassword("losenord", hash)).toBe(false);
});

test.each([
  "x",
  "scrypt:16384",
  `scrypt:16383:8:1:${"a".repeat(22)}:${"a".repeat(43)}`,
  `scrypt:16777216:8:1:${"a".repeat(22)}:${"a".repeat(43)}`,
  `scrypt:16384:8:999:${"a".repeat(22)}:${"a".repeat(43)}`,
  `scrypt:16384:0:1:${"a".repeat(22)}:${"a".repeat(43)}`,
])("[IDP-2] %s is no hash that can be worked out here", (text) => {
  expect(isHash(text)).toBe(false);
});

test("[IDP-4] while a password is worked out, the thread answers others", async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await hashedPassword("a");
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(1);
});
