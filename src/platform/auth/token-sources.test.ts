import { expect, test } from "vitest";
import { nextTokenSource } from "./token-sources.ts";

test.each([
  ["platformBroker", "cache"],
  ["cache", "refreshToken"],
  ["refreshToken", "hiddenFrame"],
  ["hiddenFrame", null],
] as const)("[SIGNIN-16] after %s comes %s", (source, next) => {
  expect(nextTokenSource(source)).toBe(next);
});
