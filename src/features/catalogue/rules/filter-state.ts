import type { BrandCount } from "#features/cars/rules/brand-count.ts";
import { type Filter, filterFieldNames, initialFilter } from "./filter.ts";
import { canonicalQuery } from "./filter-url.ts";

/** The filter with what the listing remembers beside it. */
export type FilterState = Filter & {
  readonly brandCount: readonly BrandCount[];
  readonly previousQueries: readonly Filter[];
};

export const initialFilterState: FilterState = { ...initialFilter, brandCount: [], previousQueries: [] };

/** The reset that a visitor asks for: what the listing remembers stays. */
export function resetBase({ brandCount, previousQueries }: FilterState): FilterState {
  return { ...initialFilter, brandCount, previousQueries };
}

export function fullReset(): FilterState {
  return initialFilterState;
}

export function withBrandCount(state: FilterState, brandCount: readonly BrandCount[]): FilterState {
  return { ...state, brandCount };
}

export function withPreviousQuery(state: FilterState): FilterState {
  return { ...state, previousQueries: [...state.previousQueries, snapshotOf(state)] };
}

/** Whether the visitor asks something else than last time, or, the first time, anything at all. */
export function isFilterChanged(state: FilterState): boolean {
  return canonicalQuery(state) !== canonicalQuery(state.previousQueries.at(-1) ?? initialFilter);
}

function snapshotOf(state: FilterState): Filter {
  return Object.fromEntries(filterFieldNames.map((field) => [field, state[field]])) as Filter;
}
