import { expect, test } from "vitest";
import { differenceText, valuedCarFrom } from "./valued-car.ts";

const mine = { name: "BMW 3-serie", low: 126_000, high: 138_000, to: "/byta-bil/?licenseplate=qvi008" };

test("[TRADESUM-1] the price less what we can pay, from the least to the most", () => {
  const said = (price: number) => differenceText(price, mine).replaceAll("\u00a0", " ");
  expect(said(289_900)).toBe("Du betalar 151 900–163 900 kr emellan.");
  expect(said(130_000)).toBe("Du betalar högst 4 000 kr emellan.");
  expect(said(100_000)).toBe("Du får 26 000–38 000 kr tillbaka.");
});

test("[TRADESUM-1] what the tab cannot say is no valuation", () => {
  expect(valuedCarFrom(JSON.stringify(mine))).toEqual(mine);
  for (const text of [null, "", "{", "[]", '{"name":"BMW"}']) expect(valuedCarFrom(text)).toBeNull();
});
