import { findKnownModel } from "#features/cars/rules/known-models.ts";
import { findMakeOfSeries, makes } from "#features/cars/rules/makes.ts";
import { type Filter, initialFilter } from "../../rules/filter.ts";
import { withBrand } from "../../rules/with-field.ts";
import type { Catalog } from "../catalog.ts";
import { countFound, search } from "../search.ts";

/** A way on from a model that we do not have: what it asks, and how many cars that gives. */
export type Alternative = { filter: Filter; cars: number };
export type MissingModel = {
  series: string;
  /** The make with all else that was asked; null where it has nothing either. */
  ofMake: Alternative | null;
  /** What comes nearest, with all else that was asked. */
  like: (Alternative & { series: string })[];
};

const maxSimilar = 3;

/** The series of a filter that no car of the whole stock has. */
export function missingSeries<Car>(catalog: Catalog<Car>, { series }: Filter): string[] {
  return series.filter((one) => countFound(catalog, { ...initialFilter, series: [one] }) === 0);
}

/** A model that we know and do not have keeps its make and its body; null when what is asked is not that. */
export function missingModel<Car>(catalog: Catalog<Car>, filter: Filter): MissingModel | null {
  const [series, ...others] = filter.series;
  if (series === undefined || others.length > 0 || missingSeries(catalog, filter).length === 0) return null;
  const model = findKnownModel(series);
  const make = model?.make ?? findMakeOfSeries(series);
  if (make === null) return null;
  const rest: Filter = withBrand({ ...filter, series: [], brands: [], search: "", page: 1 }, make);
  const criteria = model?.body && filter.types.length === 0 ? { ...rest, types: [model.body] } : rest;
  const counted = (one: Filter): Alternative => ({ filter: one, cars: countFound(catalog, one) });
  const ofMake = [counted(criteria), counted(rest)].find(({ cars }) => cars > 0) ?? null;
  const like = (model?.like ?? seriesOf(make, catalog, rest))
    .map((one) => ({ series: one, ...counted({ ...rest, brands: [], series: [one] }) }))
    .filter(({ cars }) => cars > 0)
    .slice(0, maxSimilar);
  return { series, ofMake, like };
}

/** The series that we name of a make, most cars first. */
function seriesOf<Car>(make: string, catalog: Catalog<Car>, criteria: Filter): string[] {
  const named = Object.keys(Object.entries(makes).find(([one]) => one === make)?.[1].series ?? {});
  const { facets } = search(catalog, criteria, { pageSize: 1 });
  return facets.series
    .filter(({ value }) => named.includes(value))
    .toSorted((one, other) => other.count - one.count)
    .map(({ value }) => value);
}
