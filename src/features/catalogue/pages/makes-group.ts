import type { BrandCount } from "#features/cars/rules/brand-count.ts";
import { findMakeOfSeries, makeLabel, seriesLabel, seriesOfMake } from "#features/cars/rules/makes.ts";
import type { Filter } from "../rules/filter.ts";
import type { MakeView } from "./filter-group-view.ts";

export type MakeCounts = {
  facets: Record<"brands" | "series", readonly { value: string; count: number }[]>;
  brandCount: readonly BrandCount[];
  /** The makes of the whole stock, those with most cars first: they keep their places whatever is chosen. */
  makesInOrder: readonly string[];
};

const firstMakes = 7;

type MakesGroup = { kind: "makes"; makes: MakeView[]; more: MakeView[]; chosen: string | null };

const hasCars = ({ count, isChosen }: MakeView) => count > 0 || isChosen;

/** The makes we have most of, of those with cars to show, then the rest; what is chosen is always in sight. */
export function makesGroup(filter: Filter, counts: MakeCounts): MakesGroup {
  const views = counts.makesInOrder
    .map((make) => makeView(make, filter, counts))
    .toSorted((one, other) => Number(hasCars(other)) - Number(hasCars(one)));
  const isFirst = (view: MakeView, at: number) =>
    (at < firstMakes && hasCars(view)) || view.isChosen || view.series.length > 0;
  const chosen = views.filter((view) => view.isChosen || view.series.some(({ isChosen }) => isChosen)).length;
  return {
    kind: "makes",
    makes: views.filter(isFirst),
    more: views.filter((view, at) => !isFirst(view, at)),
    chosen: chosen === 0 ? null : chosen === 1 ? "1 vald" : `${chosen} valda`,
  };
}

/** A make of which all series are chosen is itself chosen: that is how addresses say it beside other series. */
function makeView(make: string, filter: Filter, counts: MakeCounts): MakeView {
  const named = seriesOfMake(make);
  const isComplete = named.length > 0 && named.every((series) => filter.series.includes(series));
  const isChosen = isComplete || (filter.series.length === 0 && filter.brands.includes(make));
  const own = seriesInStock(make, counts);
  const isShown = isChosen || own.some(({ value }) => filter.series.includes(value));
  return {
    value: make,
    label: makeLabel(make),
    count: countOf(counts.facets.brands, make),
    isChosen,
    series: isShown
      ? own.map(({ value, count }) => ({
          value,
          label: seriesLabel(value),
          count,
          isChosen: !isComplete && filter.series.includes(value),
        }))
      : [],
  };
}

function seriesInStock(make: string, { facets, brandCount }: MakeCounts) {
  const counted = new Set(brandCount.find(({ brand }) => brand === make)?.series.map(({ name }) => name));
  return facets.series.filter(({ value }) => findMakeOfSeries(value) === make || counted.has(value));
}

function countOf(counts: readonly { value: string; count: number }[], make: string): number {
  return counts.find(({ value }) => value === make)?.count ?? 0;
}
