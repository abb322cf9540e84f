import { expect, test } from "vitest";
import { priceView } from "./price-view.ts";

const now = new Date("2026-11-15T12:00:00Z");
const margin = { vatDeductible: false };
const cutEvents = [
  { at: new Date("2026-08-12T08:00:00Z"), price: 304_900 },
  { at: new Date("2026-10-28T08:00:00Z"), price: 289_900 },
];

test.each([
  ["without a price", { status: 130, price: null }],
  ["still on its way in", { status: 106, price: 289_900 }],
])("[PAGE-9] a car %s shows no amount", (_what, car) => {
  expect(priceView({ ...margin, ...car, priceEvents: cutEvents }, now)).toEqual({ kind: "coming" });
});

test("[PAGE-10] a cut comes with the lowest price of the 30 days before; a price that never was higher is just a price", () => {
  expect(priceView({ ...margin, status: 130, price: 289_900, priceEvents: cutEvents }, now)).toEqual({
    kind: "cut",
    price: "289\u00a0900\u00a0kr",
    cutOn: "28 oktober 2026",
    reference: "304\u00a0900\u00a0kr",
    referenceLabel: "lägst 30 dagar före",
  });
  const events = [{ at: new Date("2026-08-12T08:00:00Z"), price: 289_900 }];
  expect(priceView({ ...margin, status: 130, price: 289_900, priceEvents: events }, now)).toEqual({
    kind: "plain",
    price: "289\u00a0900\u00a0kr",
  });
});

test("[PAGE-11] a ledger that ends in another price proves no cut", () => {
  expect(priceView({ ...margin, status: 130, price: 279_900, priceEvents: cutEvents }, now)).toEqual({
    kind: "plain",
    price: "279\u00a0900\u00a0kr",
  });
});

test("[VAT-2] a price whose VAT can be deducted stands without it too, lowered or not; that of the margin scheme never does", () => {
  const van = { status: 130, price: 289_900, vatDeductible: true };
  const without = { withoutVat: "231\u00a0920\u00a0kr exkl. moms" };
  expect(priceView({ ...van, priceEvents: [] }, now)).toMatchObject({ kind: "plain", ...without });
  expect(priceView({ ...van, priceEvents: cutEvents }, now)).toMatchObject({ kind: "cut", ...without });
  for (const vatDeductible of [false, null])
    expect(priceView({ ...van, vatDeductible, priceEvents: [] }, now)).not.toHaveProperty("withoutVat");
});
