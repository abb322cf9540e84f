import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sealed, unsealed } from "./seal.ts";

test("[IDP-8] a sealed secret is read with its key, also once there is a newer one; never for another user, changed, or without it", () => {
  const [old, newer] = [randomBytes(32), randomBytes(32)];
  const secret = Buffer.from("hemligt");
  const text = sealed(secret, [old], "anna");
  expect(text).not.toContain(secret.toString("base64url"));
  expect(unsealed(text, [newer, old], "anna")).toEqual(secret);
  expect(unsealed(text, [newer], "anna")).toBeNull();
  expect(unsealed(text, [old], "bo")).toBeNull();
  expect(unsealed(`${text.slice(0, -2)}AA`, [old], "anna")).toBeNull();
  expect(unsealed("", [old], "anna")).toBeNull();
  expect(sealed(secret, [old], "anna")).not.toBe(text);
});
