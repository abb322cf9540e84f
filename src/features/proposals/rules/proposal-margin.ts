import type { LicensePlate } from "#core/plate/license-plate.ts";
import { type BoughtCar, carMargin, withoutVat } from "#features/pricing/rules/car-margin.ts";
import type { Offer } from "./proposal-content.ts";
import { proposalTotals } from "./proposal-totals.ts";

/** What things cost us. It is for us alone, and never part of an offer. */
export type Costs = {
  /** Null where nobody has written down what the car was bought for. */
  cars: Readonly<Record<LicensePlate, BoughtCar | null>>;
  extras: Readonly<Record<string, number>>;
  /** What we expect to get for the trade-in, less what it costs first; null where nobody knows. */
  tradeInResale: number | null;
};

export type ProposalMargin = {
  /** Of each car that is offered at its price, the alternatives too. */
  cars: Record<LicensePlate, number | null>;
  extras: Record<string, number>;
  tradeIn: number | null;
  /** What the discount takes of the margin: not all of it, since the VAT falls with the price. */
  discount: number;
  /** What is known of it, summed over the car that counts. */
  sum: number;
  isComplete: boolean;
};

/** What we earn on what is offered when costs and VAT are paid: a car's is the figure of every page. */
export function proposalMargin(offer: Offer, costs: Costs): ProposalMargin {
  const { car, discount: off } = proposalTotals(offer);
  const cars: ProposalMargin["cars"] = {};
  for (const { licenseplate, price } of offer.cars) {
    const bought = costs.cars[licenseplate] ?? null;
    cars[licenseplate] = bought && carMargin(price, bought);
  }
  const extras = Object.fromEntries(
    offer.extras.map(({ key, price }) => [key, withoutVat(price - (costs.extras[key] ?? 0))] as const),
  );
  const tradeIn =
    offer.tradeIn && costs.tradeInResale !== null
      ? carMargin(costs.tradeInResale, { price: offer.tradeIn.value, estimatedCost: 0, booked: 0 })
      : null;
  const bought = car && (costs.cars[car.licenseplate] ?? null);
  const ofCar = car ? (cars[car.licenseplate] ?? null) : 0;
  const discount = car && bought ? carMargin(car.price, bought) - carMargin(car.price - off, bought) : off;
  const ofExtras = Object.values(extras).reduce((sum, one) => sum + one, 0);
  return {
    cars,
    extras,
    tradeIn,
    discount,
    sum: (ofCar ?? 0) + ofExtras + (tradeIn ?? 0) - discount,
    isComplete: ofCar !== null && (offer.tradeIn === null || tradeIn !== null),
  };
}
