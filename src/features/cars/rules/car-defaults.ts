import type { Car } from "./car.ts";
import type { CarImage } from "./image.ts";

/** What holds for a car of which nothing else has been said. */
export const carDefaults = {
  isPremium: false,
  highlightedImages: [],
  isLoweredPriceCampaign: false,
  hasInterestPromotion: false,
} as const satisfies Pick<Car, "isPremium" | "isLoweredPriceCampaign" | "hasInterestPromotion"> & {
  highlightedImages: readonly CarImage[];
};
