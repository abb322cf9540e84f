import { expect, test } from "vitest";
import { plateIn } from "./advert-here.ts";

test.each([
  ["/kopa-bil/volvo/mlb84a/", "mlb84a"],
  ["/kopa-bil/volvo/%C3%A5bc123/", "åbc123"],
  ["/kopa-bil/", null],
  ["/kopa-bil/volvo/", null],
  ["/salda-bilar/volvo/mlb84a/", null],
  ["/kopvillkor/", null],
])("[TOOLBOX-2] %s is the advert of %s", (pathname, plate) => {
  expect(plateIn(pathname)).toBe(plate);
});
