import { expect, test } from "vitest";
import { carDefaults } from "./car-defaults.ts";

test("[CAR-1] nothing special is said about a car until somebody says it", () => {
  expect(carDefaults).toEqual({
    isPremium: false,
    highlightedImages: [],
    isLoweredPriceCampaign: false,
    hasInterestPromotion: false,
  });
});
