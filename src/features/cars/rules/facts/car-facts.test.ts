import { expect, test } from "vitest";
import { highlightedImages } from "../gallery.ts";
import { defaultsOf } from "./car-fact.ts";
import { carFacts } from "./car-facts.ts";

test("[CAR-1] nothing special is said about a car until somebody says it", () => {
  expect(defaultsOf(carFacts)).toMatchObject({
    isPremium: false,
    isLoweredPriceCampaign: false,
    hasInterestPromotion: false,
  });
  expect(highlightedImages([])).toEqual([]);
});
