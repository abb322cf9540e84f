import fc from "fast-check";
import { expect, test } from "vitest";
import { gap, pageWindow } from "./page-window.ts";

test.each([
  [1, 309, [1, 2, gap, 309]],
  [5, 309, [1, gap, 4, 5, 6, gap, 309]],
  [309, 309, [1, gap, 308, 309]],
  [1, 1, [1]],
])("[PAGE-1] on page %i of %i", (page, last, expected) => {
  expect(pageWindow(page, last)).toEqual(expected);
});

test("[PAGE-2] a hole of one page is filled", () => {
  expect(pageWindow(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("[PAGE-1] [PAGE-2] the first, the last and the current page are always there, in order and once", () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(pages, ([page, last]) => {
      const shown = pageWindow(page, last).filter((entry) => entry !== gap);
      expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
      expect(shown).toEqual(expect.arrayContaining([1, page, last]));
    }),
  );
});
