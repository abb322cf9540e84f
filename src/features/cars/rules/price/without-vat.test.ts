import { expect, test } from "vitest";
import { priceWithoutVat } from "./without-vat.ts";

test.each([
  [312_500, true, 250_000],
  [289_900, true, 231_920],
  [99_999, true, 79_999],
  [289_900, false, null],
  [289_900, null, null],
  [null, true, null],
])("[VAT-1] %s kr, deductible: %s", (price, vatDeductible, without) => {
  expect(priceWithoutVat({ price, vatDeductible })).toBe(without);
});
