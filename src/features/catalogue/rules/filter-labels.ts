import type { StoreLabels } from "#features/stores/rules/store.ts";
import { boundsOf, type Filter, type FilterFieldName, filterFieldNames, filterFields } from "./filter.ts";
import { type RangeName, rangeNames, rangeRow } from "./ranges.ts";
import type { Bounds } from "./steps.ts";

/** A range as people read it on the pages. */
export function rangeLabel(range: RangeName, { from, to }: Bounds): string | null {
  const { format } = rangeRow(range);
  if (from !== null && from === to) return format(from);
  if (from !== null && to !== null) return `${withoutUnit(format(from))}–${format(to)}`;
  if (from !== null) return `från ${format(from)}`;
  return to === null ? null : `till ${format(to)}`;
}

/** A range as its chip says it: with the word that its unit does not explain. */
export function rangeChipLabel(range: RangeName, bounds: Bounds): string | null {
  const label = rangeLabel(range, bounds);
  const { chipLabel } = rangeRow(range);
  return label === null || chipLabel === undefined ? label : `${chipLabel} ${label}`;
}

/** The whole filter in words, for chips, mails and the list of earlier searches. */
export function filterDescription(filter: Filter, stores: StoreLabels): string[] {
  const labels = filterFieldNames.flatMap((field) => describe(filter, field, stores));
  const ranges = rangeNames.map((range) => rangeLabel(range, boundsOf(filter, range)));
  return [...labels, ...ranges.filter((label) => label !== null)];
}

function describe<Field extends FilterFieldName>(
  filter: Filter,
  field: Field,
  stores: StoreLabels,
): readonly string[] {
  return filterFields[field].describe(filter[field], stores);
}

/** "100 000–200 000 kr": the unit is said once, at the end. */
function withoutUnit(label: string): string {
  return label.replace(/(?<!\D)\D+$/, "");
}
