import { expect, test } from "vitest";
import { breakpoints, resizeDebounceMs } from "./screen.ts";

test("[SCREEN-1] the breakpoints are 600, 700 and 900", () => {
  expect(Object.values(breakpoints)).toEqual([600, 700, 900]);
});

test("[SCREEN-4] a resize is waited out for 166 ms", () => {
  expect(resizeDebounceMs).toBe(166);
});
