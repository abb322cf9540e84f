import type { Car } from "./car.ts";
import { defaultGoodDealDays, isGoodDeal } from "./good-deal.ts";
import type { MarketLevel } from "./price/market-label.ts";
import { isBeingPriced, isDelivered, isReserved, isSold } from "./status.ts";

/** By itself: an open page knows by it what a car was, and needs none of the rest. */
export const reservedLabel = "Reserverad";
const labels = {
  isDelivered: "Levererad",
  isSold: "Såld",
  isReserved: reservedLabel,
  isGoodDeal: "Länge i lager",
  isBeingPriced: "Prissätts",
} as const;
export type Badge = keyof typeof labels;
export const badges = Object.keys(labels) as Badge[];

const praise = "Bra köp";
const praised: readonly (MarketLevel | null)[] = ["under", "level"];

/** What the customer reads. The contract says when a car wears a badge; it praises only what the market does not contradict. */
export function badgeLabel(badge: Badge, level: MarketLevel | null): string {
  return badge === "isGoodDeal" && praised.includes(level) ? praise : labels[badge];
}

export type BadgeFacts = Pick<Car, "status" | "price" | "publishedAt">;

/** The one badge a listing wears. The order is the rule: the first that holds wins. */
export function badgeFor(car: BadgeFacts, now: Date, goodDealDays = defaultGoodDealDays): Badge | null {
  if (isDelivered(car.status)) return "isDelivered";
  if (isSold(car.status)) return "isSold";
  if (isReserved(car.status)) return "isReserved";
  if (isGoodDeal(car, now, goodDealDays)) return "isGoodDeal";
  if (isBeingPriced(car)) return "isBeingPriced";
  return null;
}

/** The good deal rests on time in stock and not on the price, so the page has to say so. */
export function goodDealExplanation(goodDealDays = defaultGoodDealDays): string {
  return `i lager mer än ${goodDealDays} dagar`;
}
