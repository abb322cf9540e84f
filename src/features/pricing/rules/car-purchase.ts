import * as z from "zod";
import { wholeNumber } from "#features/forms/rules/inquiry-fields.ts";

const purchaseMessages = {
  price: "Skriv inköpspriset i hela kronor",
  estimatedCost: "Skriv vad bilen beräknas kosta innan den är såld, i hela kronor",
} as const;

/** What we paid for a car, and what we think that it costs before it is sold. Written by hand. */
export const carPurchase = z.object({
  price: wholeNumber(purchaseMessages.price, { min: 0, max: 100_000_000 }),
  estimatedCost: wholeNumber(purchaseMessages.estimatedCost, { min: 0, max: 10_000_000 }),
});
export type CarPurchase = z.infer<typeof carPurchase>;
