import { expect, test } from "vitest";
import * as z from "zod";
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

function errorsWith(changes: object) {
  const { error } = bidLog.safeParse({ ...right, ...changes });
  return error ? z.flattenError(error).fieldErrors : {};
}

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

test.each(noAmount)("[BID-3] bid %j: 'Bud saknas/felaktigt'", (bid) => {
  expect(errorsWith({ bid })).toEqual({ bid: ["Bud saknas/felaktigt"] });
});

test.each(noAmount)("[BID-4] mileage %j: 'Miltal saknas/felaktigt'", (mileage) => {
  expect(errorsWith({ mileage })).toEqual({ mileage: ["Miltal saknas/felaktigt"] });
});

test.each(noAmount)("[BID-5] sale price %j: 'Pris saknas/felaktigt'", (estimatedSalePrice) => {
  expect(errorsWith({ estimatedSalePrice })).toEqual({ estimatedSalePrice: ["Pris saknas/felaktigt"] });
});

test.each(noAmount)("[BID-6] cost %j: 'Kostnad saknas/felaktigt'", (estimatedCost) => {
  expect(errorsWith({ estimatedCost })).toEqual({ estimatedCost: ["Kostnad saknas/felaktigt"] });
});

test.each(["0", 0])("[BID-3] a bid of %j is a bid", (bid) => {
  expect(bidLog.parse({ ...right, bid }).bid).toBe(0);
});

test.each([undefined, null, ""])("[BID-7] type %j is 2", (type) => {
  expect(bidLog.parse({ ...right, type }).type).toBe(2);
});

test("[BID-7] a type that is no whole number is refused", () => {
  expect(errorsWith({ type: "inbyte" })).toEqual({ type: ["Typ felaktig"] });
  expect(bidLog.parse({ ...right, type: "1" }).type).toBe(1);
});

test("[BID-8] the note may be left out", () => {
  expect(bidLog.parse({ ...right, note: undefined }).note).toBeNull();
});
