import type { BadgeTone } from "#ui/badge.tsx";
import { type Badge, type BadgeFacts, badgeFor, badgeLabel, goodDealExplanation } from "../rules/badge.ts";
import { daysInStock } from "../rules/price/days-in-stock.ts";
import type { MarketLevel } from "../rules/price/market-label.ts";

export type ShownBadge = {
  label: string;
  tone: BadgeTone;
  /** What the badge rests on, where the label does not tell. */
  note?: string;
};

const tones = {
  isDelivered: "muted",
  isSold: "strong",
  isReserved: "info",
  isGoodDeal: "brand",
  isBeingPriced: "plain",
} as const satisfies Record<Badge, BadgeTone>;

const loweredPrice: ShownBadge = { label: "Sänkt pris", tone: "accent" };
const newToday: ShownBadge = { label: "Ny i dag", tone: "fresh" };

type Badging = { now: Date; level: MarketLevel | null };
type WithCut = BadgeFacts & { hasLegalCut: boolean };

/** One badge a card: the contract's own first, then a cut that may be shown, then what is new. */
export function shownBadge(car: WithCut, { now, level }: Badging): ShownBadge | null {
  const badge = badgeFor(car, now);
  if (badge) return contractBadge(badge, level);
  if (car.hasLegalCut) return loweredPrice;
  return daysInStock(car.publishedAt, now) === 0 ? newToday : null;
}

/** The good deal goes nowhere without what it rests on. */
function contractBadge(badge: Badge, level: MarketLevel | null): ShownBadge {
  const view = { label: badgeLabel(badge, level), tone: tones[badge] };
  return badge === "isGoodDeal" ? { ...view, note: goodDealExplanation() } : view;
}

/** The advert has room for two: a cut is also named beside the good deal. */
export function shownBadges(car: WithCut, badging: Badging): ShownBadge[] {
  const first = shownBadge(car, badging);
  if (first === null) return [];
  const addsCut = car.hasLegalCut && badgeFor(car, badging.now) === "isGoodDeal";
  return addsCut ? [first, loweredPrice] : [first];
}
