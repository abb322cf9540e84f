import { company } from "#core/company/company.ts";
import { type DeliveryRules, deliveryRules } from "./delivery.ts";

const hoursPerDay = 24;

/** How far from a store the chain's claim of so many hours holds, by the table of deliveries. */
export function claimedMil(
  { steps }: Pick<DeliveryRules, "steps"> = deliveryRules,
  hours = company.deliveryHours,
): number {
  return Math.max(
    0,
    ...steps.filter(({ own }) => own.workdays * hoursPerDay <= hours).map(({ toMil }) => toMil),
  );
}

/** The claim with its condition; every other day comes from the table. */
export const deliveryClaim = `inom ${company.deliveryHours}\u00a0timmar på vardagar när bilen är klar och betald, högst ${claimedMil()}\u00a0mil från butiken`;
