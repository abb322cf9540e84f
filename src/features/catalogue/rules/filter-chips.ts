import { findMakeOfSeries, makeLabel, makes } from "#features/cars/rules/makes.ts";
import { seriesWithMake } from "#features/cars/rules/series-name.ts";
import type { Chain } from "./chain.ts";
import {
  boundsOf,
  type Filter,
  type FilterFieldName,
  filterFieldNames,
  filterFields,
  initialFilter,
} from "./filter.ts";
import { rangeChipLabel } from "./filter-labels.ts";
import { type RangeName, rangeNames } from "./ranges.ts";
import { searchLabels } from "./search-terms.ts";
import { allBut } from "./sentence/all-but.ts";
import { withChoice, withField, withoutBrand } from "./with-field.ts";

/** One thing that is asked, and the same filter without it. */
export type FilterChip = { label: string; without: Filter };

/** A retired store is still called by its name, but nobody has to do without it. */
export type ChainLabels = Pick<Chain, "labels" | "everyLabel">;

type ListField = {
  [Field in FilterFieldName]: Filter[Field] extends readonly string[] ? Field : never;
}[FilterFieldName];

/** Everything the filter asks, one chip each, in the order of its fields, then its ranges. */
export function chipsOf(rawFilter: Filter, chain: ChainLabels): FilterChip[] {
  // Series decide over makes: a make beside them asks nothing.
  const filter = rawFilter.series.length > 0 ? withField(rawFilter, "brands", null) : rawFilter;
  return [
    ...filterFieldNames.flatMap((field) => chipsOfField(filter, field, chain)),
    ...rangeNames.flatMap((range) => chipOfRange(filter, range)),
  ];
}

/** The same stock and order, nothing else asked. */
export function withoutAll({ order }: Filter): Filter {
  return { ...initialFilter, order };
}

function chipsOfField(filter: Filter, field: FilterFieldName, chain: ChainLabels): FilterChip[] {
  if (field === "series") return chipsOfSeries(filter);
  // A word that is not wanted is a chip of its own.
  if (field === "search")
    return searchLabels(filter.search).map(({ label, rest }) => ({
      label: withNameOfSeries(label),
      without: withChoice(filter, "search", rest === "" ? null : rest),
    }));
  if (isList(filter, field)) return chipsOfList(filter, field, filter[field], chain);
  return describe(filter, field, chain).map((label) => ({ label, without: withChoice(filter, field, null) }));
}

const seriesByWord = new Map(
  Object.values(makes)
    .flatMap(({ series }) => Object.keys(series))
    .map((series) => [series.replaceAll(/[^\p{L}\p{N}]/gu, ""), series]),
);

/** "Inte Volvo V60" for a series that is asked away by its word. */
function withNameOfSeries(label: string): string {
  const series = seriesByWord.get(/^Inte (\S+)$/.exec(label)?.[1] ?? "");
  return series === undefined ? label : `Inte ${seriesWithMake(series)}`;
}

function chipsOfList(
  filter: Filter,
  field: ListField,
  values: readonly string[],
  chain: ChainLabels,
): FilterChip[] {
  const label = (value: string) => filterFields[field].describe([value], chain.everyLabel).join("");
  const missing = field === "physicalLocations" ? [] : allBut(field, values, chain.labels);
  // Everything but one is how "inte diesel" is asked.
  if (values.length > 2 && missing.length === 1)
    return [
      {
        label: `Inte ${inSentence(field, label(missing[0] ?? ""))}`,
        without: withChoice(filter, field, null),
      },
    ];
  return values.map((value) => ({
    label: label(value),
    without:
      field === "brands"
        ? withoutBrand(withField(filter, "page", null), value)
        : withChoice(filter, field, withoutAny(values, [value])),
  }));
}

/** Names keep their capital letter. */
function inSentence(field: ListField, label: string): string {
  return field === "brands" || field === "facilities" ? label : label.toLowerCase();
}

/** All series of a make are read as the make. */
function chipsOfSeries(filter: Filter): FilterChip[] {
  const complete = Object.entries(makes).flatMap(([make, { series }]) => {
    const own = Object.keys(series);
    return own.every((value) => filter.series.includes(value)) ? [{ make, own }] : [];
  });
  const named = complete.flatMap(({ own }) => own);
  return [
    ...complete.map(({ make, own }) => ({
      label: makeLabel(make),
      without: withChoice(filter, "series", withoutAny(filter.series, own)),
    })),
    ...withoutAny(filter.series, named).map((value) => ({
      // The box of a model that we have stands below its make; of others only the chip says whose they are.
      label:
        findMakeOfSeries(value) === null
          ? seriesWithMake(value)
          : filterFields.series.describe([value], {}).join(""),
      without: withChoice(filter, "series", withoutAny(filter.series, [value])),
    })),
  ];
}

function chipOfRange(filter: Filter, range: RangeName): FilterChip[] {
  const label = rangeChipLabel(range, boundsOf(filter, range));
  if (label === null) return [];
  return [{ label, without: withChoice(withChoice(filter, `${range}From`, null), `${range}To`, null) }];
}

function isList(filter: Filter, field: FilterFieldName): field is ListField {
  return Array.isArray(filter[field]);
}

function describe<Field extends FilterFieldName>(
  filter: Filter,
  field: Field,
  chain: ChainLabels,
): readonly string[] {
  return filterFields[field].describe(filter[field], chain.everyLabel);
}

function withoutAny(values: readonly string[], removed: readonly string[]): string[] {
  return values.filter((value) => !removed.includes(value));
}
