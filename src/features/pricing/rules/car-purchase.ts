import * as z from "zod";
import { wholeNumber } from "#features/forms/rules/lead-fields.ts";

const purchaseMessages = {
  price: "Skriv inköpspriset i hela kronor",
  estimatedCost: "Skriv vad bilen beräknas kosta innan den är såld, i hela kronor",
} as const;

/** What we paid for a car, and what we think that it costs before it is sold. Written by hand. */
export const carPurchase = z.object({
  price: wholeNumber(purchaseMessages.price, { least: 0, largest: 100_000_000 }),
  estimatedCost: wholeNumber(purchaseMessages.estimatedCost, { least: 0, largest: 10_000_000 }),
});
export type CarPurchase = z.infer<typeof carPurchase>;
