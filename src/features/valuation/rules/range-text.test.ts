import { expect, test } from "vitest";
import { marketText, rangeText, shortMarketText } from "./range-text.ts";

test("[OFFER-2] a market's range is said in whole thousands, outwards; an offer as it is", () => {
  const range = { low: 162_643, high: 207_914 };
  expect(marketText(range)).toBe("162\u00a0000–208\u00a0000\u00a0kr");
  expect(shortMarketText(range)).toBe("162–208\u00a0tkr");
  expect(rangeText(range)).toBe("162\u00a0643–207\u00a0914\u00a0kr");
});
