import { densities } from "../rules/density.ts";
import { boundsOf, type Filter } from "../rules/filter.ts";
import { rangeLabel } from "../rules/filter-labels.ts";
import type { FilterGroupView } from "./filter-group-view.ts";
import type { FilterCounts, Group } from "./group-of-counts.ts";

type RangeView = Extract<FilterGroupView, { kind: "range" }>;

/** A range with the spread of its cars and what is asked of it. */
export function rangeGroup(
  { title, range, unit, ends, isOpen }: Extract<Group, { kind: "range" }>,
  filter: Filter,
  { histograms, unread }: Pick<FilterCounts, "histograms" | "unread">,
): RangeView {
  const { steps, counts } = histograms[range];
  const { from, to } = boundsOf(filter, range);
  // Years are counted whole, and there were cars before the first of them; everything else begins at nothing.
  const isYear = range === "year";
  const textOf = (field: string) => unread.find((bound) => bound.field === field)?.text ?? null;
  const unreadEnds = { from: textOf(`${range}From`), to: textOf(`${range}To`) };
  const isRequested = [from, to, unreadEnds.from, unreadEnds.to].some((end) => end !== null);
  return {
    title,
    kind: "range",
    range,
    unit,
    ends,
    steps: [...steps],
    isYear: isYear,
    from,
    to,
    unread: unreadEnds,
    bars: sharesOf(counts, densities({ steps, counts }, !isYear)),
    chosen: range === "monthlyPayment" ? null : rangeLabel(range, { from, to }),
    isOpen: isOpen === true || isRequested,
  };
}

/** How high each bar is beside the highest; where there is a car at all, there is a bar. */
function sharesOf(counts: readonly number[], heights: readonly number[]): number[] {
  const max = Math.max(...heights);
  return heights.map((height, bar) =>
    counts[bar] === 0 ? 0 : Math.max(Math.round((height / max) * 100), 1) / 100,
  );
}
