import fc from "fast-check";
import { expect, test } from "vitest";
import { filteredCount, hasNextPage, lastPage, pageCount } from "./pages.ts";

test.each([
  [1, 24, 1],
  [23, 24, 1],
  [25, 24, 2],
  [7_300, 24, 305],
  // The contract's count of whole pages.
  [24, 24, 0],
  [48, 24, 1],
  [7_200, 24, 299],
  [0, 24, 0],
])("[LIST-1] [LIST-2] %i cars in pages of %i are %i pages", (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test.each([
  [0, 500, 0],
  [499, 500, 499],
  [500, 500, -1],
  [501, 500, -1],
])("[LIST-3] of %i cars with the limit %i the filtered count is %i", (total, limit, count) => {
  expect(filteredCount(total, limit)).toBe(count);
});

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [48, 2],
])("[LIST-4] the last of %i cars is on page %i", (total, page) => {
  expect(lastPage(total, 24)).toBe(page);
});

test("[LIST-5] following next from page 1 reaches every car and ends on the last page", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 50 }), (total, size) => {
      let page = 1;
      while (hasNextPage(total, page, size)) page += 1;
      expect(page).toBe(lastPage(total, size));
      expect(page * size).toBeGreaterThanOrEqual(total);
      expect((page - 1) * size).toBeLessThanOrEqual(Math.max(0, total - 1));
    }),
  );
});
