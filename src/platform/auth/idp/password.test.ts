import { expect, test } from "vitest";
import { hashedPassword, isHash, isPassword } from "./password.ts";

test("[IDP-4] the right password is let in, and no other; nobody's is always wrong", () => {
  const hash = hashedPassword("Håll mig hemlig");
  expect(isHash(hash)).toBe(true);
  expect(isPassword("Håll mig hemlig", hash)).toBe(true);
  // The same letters, put together otherwise.
  expect(isPassword("Ha\u030all mig hemlig", hash)).toBe(true);
  expect(isPassword("håll mig hemlig", hash)).toBe(false);
  expect(isPassword("", undefined)).toBe(false);
  expect(isPassword("", "")).toBe(false);
});

test("[IDP-4] the same password is never the same text twice", () => {
  expect(hashedPassword("a")).not.toBe(hashedPassword("a"));
});
