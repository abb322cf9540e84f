import { expect, test } from "vitest";
import { claimedMil, deliveryClaim } from "./delivery-claim.ts";

const step = (toMil: number, workdays: number) => ({
  toMil,
  own: { price: 1, workdays },
  shared: { price: 1, workdays: 9 },
});

test("[DELIVERY-9] the claim reaches as far as the table has a car there in those hours; it never stands without its condition", () => {
  const steps = [step(3, 1), step(25, 1), step(50, 2), step(200, 3)];
  expect([24, 48, 12].map((hours) => claimedMil({ steps }, hours))).toEqual([25, 50, 0]);
  expect(deliveryClaim.replaceAll("\u00a0", " ")).toBe(
    "inom 24 timmar på vardagar när bilen är klar och betald, högst 25 mil från butiken",
  );
});
