import { expect, test } from "vitest";
import { isTrackingParameter } from "./tracking-parameters.ts";

test.each(["utm_source", "UTM_Medium", "utm_id", "gclid", "FBCLID"])("[API-27] %s only tracks", (name) => {
  expect(isTrackingParameter(name)).toBe(true);
});

test.each(["utm", "clid", "xgclid", "brands", "", "page"])("[API-27] %s may ask something", (name) => {
  expect(isTrackingParameter(name)).toBe(false);
});
