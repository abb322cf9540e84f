import { expect, test } from "vitest";
import { priceSteps } from "./price-steps.ts";

const noon = (day: number) => new Date(Date.parse("2026-05-01T10:00:00Z") + day * 86_400_000);

test("[PRICE-8] each price is a first one, a cut, a rise or a return", () => {
  const steps = priceSteps([
    { at: noon(0), price: 200_000 },
    { at: noon(5), price: 190_000 },
    { at: noon(6), price: null },
    { at: noon(8), price: 190_000 },
    { at: noon(9), price: 195_000 },
    { at: noon(10), price: null },
    { at: noon(60), price: 150_000 },
  ]);
  expect(steps.map(({ kind, before, lowestBefore }) => [kind, before, lowestBefore])).toEqual([
    ["published", null, null],
    ["cut", 200_000, 200_000],
    ["returned", 190_000, 190_000],
    ["rise", 190_000, 190_000],
    ["published", null, null],
  ]);
});
