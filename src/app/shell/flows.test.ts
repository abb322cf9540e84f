import { expect, test } from "vitest";
import { isFlow } from "./flows.ts";

test.each([
  ["/reservera-bil/", true],
  ["/reservation/abc/", true],
  ["/mina-sidor/auth/", true],
  ["/mina-sidor/", true],
  ["/mina-sidor/radera/", true],
  ["/nyhetsbrev/bekrafta/", true],
  ["/nyhetsbrev/", false],
  ["/avsluta-utskick/", true],
  ["/reservera-bilen/", false],
  ["/kopvillkor/", false],
  ["/", false],
])("[FOOTER-1] the footer is folded at %s: %s", (path, expected) => {
  expect(isFlow(path)).toBe(expected);
});
