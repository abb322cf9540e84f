import type { StoreLabels } from "#domain/store/store.ts";
import { formatKronor, formatMonthly } from "#domain/text/kronor.ts";
import { formatMil } from "#domain/text/mileage.ts";
import { formatNumber } from "#domain/text/number.ts";
import { boundsOf, type Filter, type FilterFieldName, filterFieldNames, filterFields } from "./filter.ts";
import { type Bounds, type RangeName, rangeSteps } from "./steps.ts";

type Format = (value: number) => string;

/** [LABEL-4] [LABEL-5] [LABEL-6] [LABEL-7] [LABEL-8] */
const pageFormats = {
  price: formatKronor,
  monthlyPayment: formatMonthly,
  year: String,
  mileage: formatMil,
  horsepower: (horsepower) => `${formatNumber(horsepower)}\u00a0hk`,
  wltp: (kilometres) => `${formatNumber(kilometres)}\u00a0km`,
} as const satisfies Record<RangeName, Format>;

/** The contract spells its labels without the letter å. */
const contractFormats: Record<RangeName, Format> = {
  ...pageFormats,
  monthlyPayment: (kronor) => `${formatKronor(kronor)}/man`,
};

/** A range in the contract's own words, for whoever reads our answers by program. [LABEL-1] [LABEL-2] [LABEL-3] */
export function contractRangeLabel(range: RangeName, { from, to }: Bounds): string | null {
  const format = contractFormats[range];
  if (from !== null && to !== null) return `${format(from)} - ${format(to)}`;
  if (from !== null) return `fran ${format(from)}`;
  return to === null ? null : `till ${format(to)}`;
}

/** A range as people read it on the pages. [LABEL-9] [LABEL-10] [LABEL-11] */
export function rangeLabel(range: RangeName, { from, to }: Bounds): string | null {
  const format: Format = pageFormats[range];
  if (from !== null && from === to) return format(from);
  if (from !== null && to !== null) return `${withoutUnit(format(from))}–${format(to)}`;
  if (from !== null) return `från ${format(from)}`;
  return to === null ? null : `till ${format(to)}`;
}

/** The whole filter in words, for chips, mails and the list of earlier searches. [LABEL-12] [LABEL-13] */
export function filterDescription(filter: Filter, stores: StoreLabels): string[] {
  const chosen = filterFieldNames.flatMap((field) => describe(filter, field, stores));
  const ranges = rangeNames.map((range) => rangeLabel(range, boundsOf(filter, range)));
  return [...chosen, ...ranges.filter((label) => label !== null)];
}

const rangeNames = Object.keys(rangeSteps) as RangeName[];

function describe<Field extends FilterFieldName>(
  filter: Filter,
  field: Field,
  stores: StoreLabels,
): readonly string[] {
  return filterFields[field].describe(filter[field], stores);
}

/** "100 000–200 000 kr": the unit is said once, at the end. */
function withoutUnit(label: string): string {
  return label.replace(/\D+$/, "");
}
