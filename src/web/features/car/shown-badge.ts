import { type Badge, type Badged, badgeFor, badgeLabels } from "#domain/car/badge.ts";
import { daysInStock } from "#domain/price/days-in-stock.ts";
import type { BadgeTone } from "#ui/badge.tsx";

export type ShownBadge = { label: string; tone: BadgeTone };

const tones = {
  isDelivered: "muted",
  isSold: "strong",
  isReserved: "info",
  isGoodDeal: "brand",
  isBeingPriced: "plain",
} as const satisfies Record<Badge, BadgeTone>;

const loweredPrice: ShownBadge = { label: "Sänkt pris", tone: "accent" };
const newToday: ShownBadge = { label: "Ny i dag", tone: "fresh" };

/** One badge a card: the contract's own first, then a cut that may be shown, then what is new. [PAGE-12] [PAGE-13] */
export function shownBadge(car: Badged & { hasLegalCut: boolean }, now: Date): ShownBadge | null {
  const badge = badgeFor(car, now);
  if (badge) return { label: badgeLabels[badge], tone: tones[badge] };
  if (car.hasLegalCut) return loweredPrice;
  return daysInStock(car.publishedAt, now) === 0 ? newToday : null;
}

/** The advert has room for two: a cut is also named beside "Bra köp". [PAGE-14] */
export function shownBadges(car: Badged & { hasLegalCut: boolean }, now: Date): ShownBadge[] {
  const first = shownBadge(car, now);
  if (first === null) return [];
  const addsCut = car.hasLegalCut && badgeFor(car, now) === "isGoodDeal";
  return addsCut ? [first, loweredPrice] : [first];
}
