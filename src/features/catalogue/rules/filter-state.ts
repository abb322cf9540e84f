import type { BrandCount } from "./brand-count.ts";
import { type Filter, filterFieldNames, initialFilter } from "./filter.ts";
import { canonicalQuery } from "./filter-url.ts";

/** The filter with what the listing remembers beside it. [FILTER-12] */
export type FilterState = Filter & {
  readonly brandCount: readonly BrandCount[];
  readonly previousQueries: readonly Filter[];
};

/** [FILTER-12] */
export const initialFilterState: FilterState = { ...initialFilter, brandCount: [], previousQueries: [] };

/** The reset that a visitor asks for: what the listing remembers stays. [FILTER-13] */
export function resetBase({ brandCount, previousQueries }: FilterState): FilterState {
  return { ...initialFilter, brandCount, previousQueries };
}

/** [FILTER-14] */
export function fullReset(): FilterState {
  return initialFilterState;
}

export function withBrandCount(state: FilterState, brandCount: readonly BrandCount[]): FilterState {
  return { ...state, brandCount };
}

/** [FILTER-15] */
export function withPreviousQuery(state: FilterState): FilterState {
  return { ...state, previousQueries: [...state.previousQueries, snapshotOf(state)] };
}

/** Whether the visitor asks something else than last time, or, the first time, anything at all. [FILTER-16] [FILTER-17] */
export function isFilterChanged(state: FilterState): boolean {
  return canonicalQuery(state) !== canonicalQuery(state.previousQueries.at(-1) ?? initialFilter);
}

function snapshotOf(state: FilterState): Filter {
  return Object.fromEntries(filterFieldNames.map((field) => [field, state[field]])) as Filter;
}
