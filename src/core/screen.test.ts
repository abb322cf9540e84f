import { expect, test } from "vitest";
import { bannerLength, breakpoints, homeLayout, popover, resizeDebounceMs } from "./screen.ts";

test("[SCREEN-1] the breakpoints are 600, 700 and 900", () => {
  expect(Object.values(breakpoints)).toEqual([600, 700, 900]);
});

test.each([
  [320, "short"],
  [600, "short"],
  [600.5, "medium"],
  [601, "medium"],
  [899, "medium"],
  [899.5, "medium"],
  [900, "long"],
  [1440, "long"],
])("[SCREEN-2] at %i px the banner is %s", (width, length) => {
  expect(bannerLength(width)).toBe(length);
});

test.each([
  [390, "column"],
  [899, "column"],
  [900, "row"],
])("[SCREEN-3] at %i px the home page is a %s", (width, layout) => {
  expect(homeLayout(width)).toBe(layout);
});

test("[SCREEN-4] a resize is waited out for 166 ms", () => {
  expect(resizeDebounceMs).toBe(166);
});

test("[SCREEN-5] popovers keep 16 px to the edge and float at 8", () => {
  expect(popover).toEqual({ margin: 16, elevation: 8 });
});
