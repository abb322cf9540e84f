import fc from "fast-check";
import { expect, test } from "vitest";
import { anyFilter } from "#tests/any-filter.ts";
import { type Filter, initialFilter } from "./filter.ts";
import {
  type FilterState,
  fullReset,
  initialFilterState,
  isFilterChanged,
  resetBase,
  withBrandCount,
  withPreviousQuery,
} from "./filter-state.ts";
import { withField } from "./with-field.ts";

const brandCount = [{ brand: "Volvo", series: [{ name: "V60", count: 3 }], count: 3 }];

const used: FilterState = {
  ...withBrandCount(initialFilterState, brandCount),
  brands: ["volvo"],
  priceTo: 200_000,
  page: 4,
  previousQueries: [{ ...initialFilter, search: "v60" }],
};

test("[FILTER-12] the state starts without counts and earlier queries", () => {
  expect(initialFilterState).toEqual({ ...initialFilter, brandCount: [], previousQueries: [] });
  expect(withBrandCount(initialFilterState, brandCount)).toEqual({ ...initialFilterState, brandCount });
});

test("[FILTER-13] reset-base keeps brandCount and previousQueries, and nothing else", () => {
  expect(resetBase(used)).toEqual({
    ...initialFilter,
    brandCount,
    previousQueries: [{ ...initialFilter, search: "v60" }],
  });
});

test("[FILTER-14] full reset gives the initial state, without counts and earlier queries", () => {
  expect(fullReset()).toEqual({ ...initialFilter, brandCount: [], previousQueries: [] });
});

test("[FILTER-15] a saved query is a snapshot without brandCount and previousQueries, and comes last; a saved query does not follow later changes", () => {
  const { previousQueries, ...rest } = withPreviousQuery(used);
  const { brandCount: _counts, previousQueries: _earlier, ...snapshot } = used;
  expect(previousQueries).toEqual([{ ...initialFilter, search: "v60" }, snapshot]);
  expect(rest).toEqual({ ...snapshot, brandCount });
  const later = withField(withPreviousQuery(used), "brands", ["audi"]);
  expect(later.previousQueries.at(-1)?.brands).toEqual(["volvo"]);
});

test("[FILTER-16] a filter just saved is not changed, until something differs", () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const saved = withPreviousQuery({ ...initialFilterState, ...filter });
      expect(isFilterChanged(saved)).toBe(false);
      expect(isFilterChanged(withField(saved, "brands", [...filter.brands, "saab"]))).toBe(true);
      expect(isFilterChanged(withField(saved, "page", filter.page + 1))).toBe(true);
      expect(isFilterChanged(withField(saved, "priceTo", filter.priceTo === null ? 5_000 : null))).toBe(true);
    }),
  );
});

const criteria: Filter = { ...initialFilter, brands: ["volvo", "bmw"], gearbox: "manuell", search: "drag" };

test.each<[string, Partial<Filter>]>([
  ["other case", { brands: ["Volvo", "BMW"], gearbox: "Manuell", search: "Drag" }],
  ["other list order", { brands: ["bmw", "volvo"] }],
  ["empty values", { brands: ["volvo", "", "bmw", " "], series: [""] }],
])("[FILTER-16] %s is no change", (_what, respelled) => {
  const saved = withPreviousQuery({ ...initialFilterState, ...criteria });
  expect(isFilterChanged({ ...saved, ...respelled })).toBe(false);
});

test.each<[string, Partial<Filter>]>([
  ["a brand less", { brands: ["volvo"] }],
  ["no gearbox", { gearbox: null }],
  ["cars without awd", { hasAwd: false }],
  ["another order", { order: "nyast" }],
  ["the same word in another field", { brands: [], series: ["volvo", "bmw"] }],
])("[FILTER-16] %s is a change", (_what, change) => {
  const saved = withPreviousQuery({ ...initialFilterState, ...criteria });
  expect(isFilterChanged({ ...saved, ...change })).toBe(true);
});

test("[FILTER-16] only the last stored query counts", () => {
  const first = withPreviousQuery({ ...initialFilterState, search: "v60" });
  const second = withPreviousQuery(withField(first, "search", "v90"));
  expect(isFilterChanged(second)).toBe(false);
  expect(isFilterChanged(withField(second, "search", "v60"))).toBe(true);
});

test("[FILTER-17] with nothing stored the initial filter is unchanged and any other changed", () => {
  expect(isFilterChanged(initialFilterState)).toBe(false);
  expect(isFilterChanged({ ...initialFilterState, cars: "inkommande", forSale: false })).toBe(true);
});
