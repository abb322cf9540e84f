import { expect, test } from "vitest";
import { routePatterns } from "./route-patterns.ts";

const routeOf = routePatterns([
  "*",
  "/*",
  "/",
  "/kopa-bil",
  "/kopa-bil/forslag",
  "/kopa-bil/:make/:licenseplate",
  "/reservation/:token/:step?",
  "/reservation/ko/:token",
  "/api/*",
  "/api/cars/:id{\\d+}/",
  "/files/pictures/:name",
]);

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/kopa-bil/", "/kopa-bil"],
  ["/kopa-bil/_.data", "/kopa-bil"],
  ["/kopa-bil.data", "/kopa-bil"],
  ["/kopa-bil/forslag/", "/kopa-bil/forslag"],
  ["/kopa-bil/volvo/abc123/", "/kopa-bil/:make/:licenseplate"],
  ["/reservation/hemlig/", "/reservation/:token/:step?"],
  ["/reservation/hemlig/avboka/", "/reservation/:token/:step?"],
  ["/reservation/ko/hemlig/", "/reservation/ko/:token"],
  ["/api/cars/17", "/api/cars/:id"],
  ["/api/anna@example.com/", "/api/*"],
  ["/files/pictures/abc.jpg", "/files/pictures/:name"],
  ["/wp-login.php", "other"],
  ["/%E0%A4%A", "other"],
  ["*", "other"],
])("[METRIC-2] %s is counted under %s", (path, pattern) => {
  expect(routeOf(path)).toBe(pattern);
});
