import { expect, test } from "vitest";
import { experimentVariants } from "./experiment.ts";

test("[VISIT-2] the A/B variants are 0 and 1", () => {
  expect(experimentVariants).toEqual([0, 1]);
});
