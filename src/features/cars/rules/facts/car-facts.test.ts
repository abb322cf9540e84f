import { expect, test } from "vitest";
import { highlightedImages } from "../gallery.ts";
import { type CarFact, defaultsOf } from "./car-fact.ts";
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
  for (const row of Object.values<CarFact>(carFacts)) {
    if (row.kind !== "choice") continue;
    const meant = [row.default ?? [], Object.values(row.synonyms ?? {})].flat();
    expect(Object.keys(row.options)).toEqual(expect.arrayContaining(meant));
  }
});
