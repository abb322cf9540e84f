import fc from "fast-check";
import { expect, test } from "vitest";
import { messages } from "../text/messages.ts";
import { isSwedishPlate, licensePlate } from "./license-plate.ts";

const anyPlate = fc.stringMatching(/^[a-zåäö]{3}\d{2}[a-zåäö\d-]$/);

test.each([
  ["ABC 12D", "abc12d"],
  ["  abc123  ", "abc123"],
  ["A B C 1 2 3", "abc123"],
  ["abc\u00a012d", "abc12d"],
  ["ABC\t12\nD", "abc12d"],
])("[PLATE-1] %j is kept as %s", (text, plate) => {
  expect(licensePlate.parse(text)).toBe(plate);
});

test.each(["abc123", "abc12d", "abc12-", "åäö12ö", "MLB 84A"])("[PLATE-2] %s is a plate", (text) => {
  expect(isSwedishPlate(text)).toBe(true);
});

test.each([
  "",
  "   ",
  "abc12",
  "abc1234",
  "ab1234",
  "abcd12",
  "abc1d2",
  "abc-12",
  "ab-123",
  "abc12_",
  "é12345",
])("[PLATE-2] %j is not a plate", (text) => {
  expect(isSwedishPlate(text)).toBe(false);
});

test.each(["", "abc", undefined, null, 123456])(
  "[PLATE-3] %j says 'Regnr saknas/felaktigt', once",
  (text) => {
    const issues = licensePlate.safeParse(text).error?.issues.map((issue) => issue.message);
    expect(issues).toEqual([messages.plate]);
  },
);

test("[PLATE-4] a plate that was read is read as itself, whatever case and spacing it came with", () => {
  fc.assert(
    fc.property(anyPlate, fc.nat({ max: 6 }), fc.boolean(), (plate, at, upper) => {
      const spaced = `${plate.slice(0, at)} ${plate.slice(at)}`;
      const once = licensePlate.parse(upper ? spaced.toUpperCase() : spaced);
      expect(once).toBe(plate);
      expect(licensePlate.parse(once)).toBe(once);
    }),
  );
});
