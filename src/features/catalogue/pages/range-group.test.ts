import { expect, test } from "vitest";
import { initialFilter } from "../rules/filter.ts";
import { type RangeName, rangeNames } from "../rules/ranges.ts";
import { rangeGroup } from "./range-group.ts";

type Histogram = { steps: readonly number[]; counts: readonly number[] };

const row = { kind: "range", title: "Pris", range: "price", unit: "kr", ends: ["Lägst", "Högst"] } as const;
const viewOf = (histogram: Histogram, requested = {}, unread: { field: "priceTo"; text: string }[] = []) => {
  const histograms = Object.fromEntries(rangeNames.map((range) => [range, histogram]));
  return rangeGroup(
    row,
    { ...initialFilter, ...requested },
    { histograms: histograms as Record<RangeName, Histogram>, unread },
  );
};

test("[DENSITY-3] one car among thousands has a bar, and where there is none there is none", () => {
  const { bars } = viewOf({ steps: [10, 20, 30], counts: [10_000, 1, 0, 0] });
  expect(bars).toEqual([1, 0.01, 0, 0]);
});

test("[DENSITY-1] the highest bar is where cars lie densest, not where most cars are", () => {
  const { bars } = viewOf({ steps: [10, 20, 120], counts: [10, 20, 100, 50] });
  expect(bars).toEqual([0.5, 1, 0.5, 0.25]);
});

test("[DENSITY-3] an empty list has no bars", () => {
  expect(viewOf({ steps: [10, 20], counts: [0, 0, 0] }).bars).toEqual([0, 0, 0]);
});

test("[UNREAD-2] what was written for an end opens the group and stands at that end", () => {
  const view = viewOf({ steps: [10, 20], counts: [1, 1, 1] }, {}, [{ field: "priceTo", text: "billig" }]);
  expect(view).toMatchObject({ isOpen: true, to: null, unread: { from: null, to: "billig" } });
});
