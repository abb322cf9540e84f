import { expect, test } from "vitest";
import { loggablePath } from "./log.ts";

test.each([
  ["/kopa-bil/volvo/mlb84a/", "/kopa-bil/volvo/mlb84a/"],
  ["/api/save-search/anna@example.com", "/api/save-search/[e-mail]"],
  ["/api/save-search/anna%40example.com/", "/api/save-search/[e-mail]/"],
  [`/api/uploads/${"a1".repeat(32)}/parts/3`, "/api/uploads/[secret]/parts/3"],
  ["/reservation/k.s.u.mac/avboka/", "/reservation/[secret]/avboka/"],
  ["/reservation/ko/k.s.u.mac/", "/reservation/ko/[secret]/"],
])("[LOG-2] %s is logged as %s", (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});
