import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isBeingPriced, isReserved, isSold } from "#features/cars/rules/status.ts";

/** A car of an offer as it is now, seen by the offer's customer; null: we have it no more. */
export type CarOfOffer = {
  status: number;
  price: number | null;
  reservedBy: "customer" | "other" | null;
  /** Until when the customer holds it. */
  reservedUntil: Date | null;
} | null;

/** What has become of a car, so that its offer cannot be accepted as it stands. */
export const offerTroubles = ["sold", "gone", "held", "dearer"] as const;
export type OfferTrouble = (typeof offerTroubles)[number];

/** Of a car of a draft; `offered` is its price in the version that was sent last, null where it is in none. */
export type CarTrouble = {
  licenseplate: LicensePlate;
  trouble: OfferTrouble | "cheaper";
  offered: number | null;
};

/** An offer follows its car: null while it can be accepted. One that has become cheaper can be. */
export function offerTrouble(offered: { price: number }, now: CarOfOffer): OfferTrouble | null {
  if (now === null) return "gone";
  if (isSold(now.status)) return "sold";
  if (now.reservedBy === "other" || (isReserved(now.status) && now.reservedBy === null)) return "held";
  if (isBeingPriced(now)) return "gone";
  return (now.price ?? 0) > offered.price ? "dearer" : null;
}
