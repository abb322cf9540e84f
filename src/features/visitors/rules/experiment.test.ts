import { expect, test } from "vitest";
import { experimentVariants, variantFor } from "./experiment.ts";

const ids = Array.from({ length: 2_000 }, (_, at) => (at * 7919).toString(16).padStart(32, "0"));

test("[VISIT-2] the A/B variants are 0 and 1", () => {
  expect(experimentVariants).toEqual([0, 1]);
});

test("[VISIT-5] about half see each variant, always the same, and two experiments are independent; without an id the page is as it is", () => {
  const share = (of: readonly boolean[]) => of.filter(Boolean).length / of.length;
  const first = ids.map((id) => variantFor("exit-popup", id) === 1);
  const other = ids.map((id) => variantFor("another", id) === 1);
  expect(ids.map((id) => variantFor("exit-popup", id) === 1)).toEqual(first);
  for (const seen of [first, other, first.map((is, at) => is === other[at])]) {
    expect(share(seen)).toBeGreaterThan(0.45);
    expect(share(seen)).toBeLessThan(0.55);
  }
  expect(variantFor("exit-popup", null)).toBe(0);
});
