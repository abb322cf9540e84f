import { expect, test } from "vitest";
import { highlightedImages } from "../gallery.ts";
import { defaultsOf, valuesOf } from "./car-fact.ts";
import { carFacts } from "./car-facts.ts";

test("[CAR-1] nothing special is said about a car until somebody says it", () => {
  expect(defaultsOf(carFacts)).toMatchObject({
    isPremium: false,
    isLoweredPriceCampaign: false,
    hasInterestPromotion: false,
  });
  expect(highlightedImages([])).toEqual([]);
});

test("[CAR-2] the default of a choice, and what its synonyms stand for, are among its options", () => {
  for (const row of Object.values(carFacts)) {
    if (row.kind !== "choice") continue;
    const meant = [
      ...("default" in row && row.default ? [row.default] : []),
      ...Object.values("synonyms" in row ? row.synonyms : {}),
    ];
    expect(valuesOf(row)).toEqual(expect.arrayContaining(meant));
  }
});
