import type * as z from "zod";
import { watchedFilter } from "#features/saved-searches/rules/watched-filter.ts";

/** What our buyers look for on the market: a filter, and nothing about a person. */
export const purchaseTracker = watchedFilter;

export type PurchaseTracker = z.infer<typeof purchaseTracker>;
