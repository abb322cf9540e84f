import type { WarrantyOffer } from "#features/forms/rules/warranty-wish-form.ts";

/** For how long a warranty can be bought beyond ours, in months; what it costs is said in the proposal. */
export const warrantyOffer: WarrantyOffer = { months: [12, 24, 36], asOf: "2026-11-01" };
