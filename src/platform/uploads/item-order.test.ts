import fc from "fast-check";
import { expect, test } from "vitest";
import { withItemMoved } from "./item-order.ts";

test("[UPLOAD-5] an item moves to its new place, and the others close up; beyond the ends is at the end, and what is not there moves nothing", () => {
  expect(withItemMoved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(withItemMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(withItemMoved(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
  expect(withItemMoved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
  expect(withItemMoved(["a"], 4, 0)).toEqual(["a"]);
});

test("[UPLOAD-5] moved there and back, everything stands as before", () => {
  const place = fc.nat({ max: 4 });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const items = ["a", "b", "c", "d", "e"];
      expect(withItemMoved(withItemMoved(items, from, to), to, from)).toEqual(items);
    }),
  );
});
