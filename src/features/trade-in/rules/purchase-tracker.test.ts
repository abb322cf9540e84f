import { expect, test } from "vitest";
import { purchaseTracker } from "./purchase-tracker.ts";

test("[TRACKER-1] a purchase tracker is the filter fields with carTypes, modelYearFrom and modelYearTo", () => {
  expect(purchaseTracker.parse({ carTypes: "kombi", modelYearFrom: "2019", brands: ["kia"] })).toEqual({
    carTypes: ["kombi"],
    modelYearFrom: 2019,
    modelYearTo: null,
    brands: ["kia"],
  });
  expect(purchaseTracker.safeParse({ carTypes: ["raket"] }).success).toBe(false);
});
