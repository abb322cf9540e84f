import { expect, test } from "vitest";
import { purchaseAlertFilter } from "./purchase-alert.ts";

test("[TRACKER-1] a purchase alert is the filter fields with carTypes, modelYearFrom and modelYearTo", () => {
  expect(purchaseAlertFilter.parse({ carTypes: "kombi", modelYearFrom: "2019", brands: ["kia"] })).toEqual({
    carTypes: ["kombi"],
    modelYearFrom: 2019,
    modelYearTo: null,
    brands: ["kia"],
  });
  expect(purchaseAlertFilter.safeParse({ carTypes: ["raket"] }).success).toBe(false);
});
