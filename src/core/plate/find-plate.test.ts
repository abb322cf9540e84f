import fc from "fast-check";
import { expect, test } from "vitest";
import { findPlate } from "./find-plate.ts";
import { licensePlate } from "./license-plate.ts";

const nearlyPlate = fc.stringMatching(/^ ?[a-zåäöA-ZÅÄÖ]{2,3} ?\d{2,3}[a-zåäöA-Z\d-]? ?$/);

test("[PLATE-2] a plate is found exactly where the schema reads one, and it is the same plate", () => {
  fc.assert(
    fc.property(fc.oneof(nearlyPlate, fc.string()), (text) => {
      expect(findPlate(text)).toBe(licensePlate.safeParse(text).data ?? null);
    }),
  );
});

test("[PLATE-1] spaces and case do not matter", () => {
  expect(findPlate(" mLb 84a ")).toBe("mlb84a");
});
