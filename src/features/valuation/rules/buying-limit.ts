import { formatMil } from "#core/text/mileage.ts";

/** The furthest, in mil, that a car may have gone for us to buy it without a conversation. */
export const maxBuyingMileage = 22_000;

export type BuyingLimitNotice = { text: string; contact: string };

/** `null` when the car is within the limit. A no is never the end: somebody will look at the car. */
export function buyingLimitNotice(mil: number): BuyingLimitNotice | null {
  if (mil <= maxBuyingMileage) return null;
  return {
    text:
      `Din bil har gått ${formatMil(mil)}. Vi köper i vanliga fall bilar som har gått högst ` +
      `${formatMil(maxBuyingMileage)}. Hör av dig så ser en värderare om vi kan göra ett undantag.`,
    contact: "Kontakta en värderare",
  };
}
