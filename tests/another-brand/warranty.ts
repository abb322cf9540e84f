import type { WarrantyTerm } from "#features/cars/rules/warranty.ts";
import type { WarrantyOffer } from "#features/forms/rules/warranty-wish-form.ts";

/** For how long a warranty can be bought beyond ours, in months; what it costs is said in the proposal. */
export const warrantyOffer: WarrantyOffer = { months: [12, 24], asOf: "2026-11-01" };

/** What a car may at most be at delivery, in years and mil, and for how long our warranty then holds. Best first. */
export const warrantyTerms: readonly WarrantyTerm[] = [
  { mostYears: 8, mostMil: 15_000, months: 12, mil: 2_000 },
  { mostYears: 12, mostMil: 20_000, months: 6, mil: 1_000 },
];
