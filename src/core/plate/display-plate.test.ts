import fc from "fast-check";
import { expect, test } from "vitest";
import { displayPlate } from "./display-plate.ts";
import { licensePlate } from "./license-plate.ts";

test.each([
  ["abc12d", "ABC 12D"],
  ["mlb001", "MLB 001"],
  ["abc12-", "ABC 12-"],
  ["åäö12ö", "ÅÄÖ 12Ö"],
])("[PLATE-5] %s is shown as %s", (plate, shown) => {
  expect(displayPlate(licensePlate.parse(plate))).toBe(shown);
});

test("[PLATE-5] what is shown reads back as the same plate", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zåäö]{3}\d{2}[a-zåäö\d-]$/), (text) => {
      const plate = licensePlate.parse(text);
      expect(licensePlate.parse(displayPlate(plate))).toBe(plate);
    }),
  );
});
