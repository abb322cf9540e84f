import type * as z from "zod";
import { savedFilter } from "#features/saved-searches/rules/saved-filter.ts";

/** What our buyers look for on the market: a filter, and nothing about a person. */
export const purchaseAlertFilter = savedFilter;

export type PurchaseAlertFilter = z.infer<typeof purchaseAlertFilter>;
