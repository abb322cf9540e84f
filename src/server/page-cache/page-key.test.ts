import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

test.each([
  ["/kopa-bil/", "/kopa-bil/"],
  ["/kopa-bil/?brands=volvo&page=2", "/kopa-bil/?brands=volvo&page=2"],
  ["/kopa-bil/?utm_source=brev&utm_medium=epost", "/kopa-bil/"],
  ["/kopa-bil/?gclid=abc&brands=volvo&fbclid=d", "/kopa-bil/?brands=volvo"],
  ["/kopa-bil/?UTM_Source=brev", "/kopa-bil/"],
  ["/kopa-bil/?search=a%20b", "/kopa-bil/?search=a%20b"],
  ["/takeover/?utm_source=blad", "/takeover/?utm_source=blad"],
])("[PAGECACHE-2] %s is the page %s", (address, key) => {
  expect(pageKey(address)).toBe(key);
});
