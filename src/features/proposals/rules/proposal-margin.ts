import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Offer } from "./proposal-content.ts";
import { proposalSums } from "./proposal-sums.ts";

/** What things cost us. It is for us alone, and never part of an offer. [PROPOSE-2] */
export type OwnCosts = {
  /** What we paid for each car and what it has cost since; null where nobody has written it down. */
  cars: Readonly<Record<LicensePlate, number | null>>;
  extras: Readonly<Record<string, number>>;
  /** What we expect to get for the trade-in, less what it costs first; null where nobody knows. */
  tradeInResale: number | null;
};

export type ProposalMargin = {
  /** Of each car that is offered, the alternatives too. */
  cars: Record<LicensePlate, number | null>;
  extras: Record<string, number>;
  tradeIn: number | null;
  /** What is known of it, summed over the car that counts; the VAT on it is not taken off. */
  sum: number;
  isWhole: boolean;
};

/** What we earn on what is offered. [PROPOSE-8] */
export function proposalMargin(offer: Offer, costs: OwnCosts): ProposalMargin {
  const { car, discount } = proposalSums(offer);
  const cars: ProposalMargin["cars"] = {};
  for (const { licenseplate, price } of offer.cars) {
    const cost = costs.cars[licenseplate] ?? null;
    cars[licenseplate] = cost === null ? null : price - cost;
  }
  const extras = Object.fromEntries(
    offer.extras.map(({ key, price }) => [key, price - (costs.extras[key] ?? 0)] as const),
  );
  const tradeIn =
    offer.tradeIn && costs.tradeInResale !== null ? costs.tradeInResale - offer.tradeIn.value : null;
  const ofCar = car ? (cars[car.licenseplate] ?? null) : 0;
  const ofExtras = Object.values(extras).reduce((sum, one) => sum + one, 0);
  return {
    cars,
    extras,
    tradeIn,
    sum: (ofCar ?? 0) + ofExtras + (tradeIn ?? 0) - discount,
    isWhole: ofCar !== null && (offer.tradeIn === null || tradeIn !== null),
  };
}
