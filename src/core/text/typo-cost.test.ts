import { expect, test } from "vitest";
import { maxTypoCost, neighbourKeysOf, oneTypo, typoCost } from "./typo-cost.ts";

test("[SLIP-1] what fingers do most costs least; keys are those of the Swedish keyboard, with å, ä and ö beside p and l", () => {
  const cost = (written: string) => typoCost(written, "diesel", 20);
  for (const cheap of ["deisel", "diwsel", "diessel"]) expect(cost(cheap)).toBeLessThanOrEqual(6);
  expect(cost("disel")).toBeGreaterThan(6);
  expect(cost("dikesl")).toBeGreaterThan(cost("disel"));
  expect(cost("diesel")).toBe(0);
  expect(typoCost("iesel", "diesel", 20)).toBeGreaterThan(cost("disel"));
  expect(neighbourKeysOf("s")).toEqual(["a", "d", "e", "w", "x", "z"]);
  expect(neighbourKeysOf("l")).toContain("o");
  expect(neighbourKeysOf("p")).toContain("a");
});

test("[SLIP-2] three letters are forgiven nothing, long words two slips", () => {
  expect(maxTypoCost(3)).toBe(0);
  expect(maxTypoCost(4)).toBeLessThan(10);
  expect(maxTypoCost(7)).toBe(oneTypo);
  expect(maxTypoCost(8)).toBe(20);
});
