import { expect, test } from "vitest";
import { formErrors } from "#tests/form-errors.ts";
import { bidLog } from "./bid-log.ts";

const right = {
  licenseplate: "mlb 12a",
  bid: "185 000",
  mileage: 8450,
  estimatedSalePrice: "219900",
  estimatedCost: "6 000",
  note: "Stenskott på huven",
  type: 3,
};

const errorsWith = (changes: object) => formErrors(bidLog, { ...right, ...changes });

test("[BID-1] a bid has seven fields", () => {
  expect(bidLog.parse(right)).toEqual({
    licenseplate: "mlb12a",
    bid: 185000,
    mileage: 8450,
    estimatedSalePrice: 219900,
    estimatedCost: 6000,
    note: "Stenskott på huven",
    type: 3,
  });
});

test.each([undefined, "", "AB 123"])("[BID-2] plate %j: 'Regnr saknas/felaktigt'", (licenseplate) => {
  expect(errorsWith({ licenseplate })).toEqual({ licenseplate: ["Regnr saknas/felaktigt"] });
});

const noAmount = [undefined, null, "", " ", "tio", "-1", -1, 0.5, true, []];

test.each([
  ["bid", "Bud saknas/felaktigt"],
  ["mileage", "Miltal saknas/felaktigt"],
  ["estimatedSalePrice", "Pris saknas/felaktigt"],
  ["estimatedCost", "Kostnad saknas/felaktigt"],
])("[BID-3] [BID-4] [BID-5] [BID-6] %s without an amount: %j", (field, message) => {
  for (const value of noAmount) expect(errorsWith({ [field]: value })).toEqual({ [field]: [message] });
});

test.each(["0", 0])("[BID-3] a bid of %j is a bid", (bid) => {
  expect(bidLog.parse({ ...right, bid }).bid).toBe(0);
});

test.each([undefined, null, ""])("[BID-7] type %j is 2", (type) => {
  expect(bidLog.parse({ ...right, type }).type).toBe(2);
});

test("[BID-7] [BID-8] a type that is no whole number is refused; the note may be left out", () => {
  expect(errorsWith({ type: "inbyte" })).toEqual({ type: ["Typ felaktig"] });
  expect(bidLog.parse({ ...right, type: "1" }).type).toBe(1);
  expect(bidLog.parse({ ...right, note: undefined }).note).toBeNull();
});
