import { findKnownModel } from "#features/cars/rules/known-models.ts";
import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import type { Gearbox } from "#features/cars/rules/vocabulary.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import { type Filter, type FilterFieldName, filterFields } from "../filter.ts";
import { rangeChipLabel } from "../filter-labels.ts";
import { allBut, seriesOfMake } from "./all-but.ts";
import type { Criterion, ListName } from "./criterion.ts";
import { orderChips } from "./words-for-orders.ts";

export type FieldFilter = { field: FilterFieldName; label: string; asks: Partial<Filter> };

/** What a criterion puts in the filter when it stands alone, and what its chip says; null when it asks nothing. */
export function fieldFilterOf(criterion: Criterion, stores: StoreLabels): FieldFilter | null {
  const fieldFilter = filterOfField(criterion, stores);
  const search = searchOf(criterion);
  if (fieldFilter === null || search === "" || fieldFilter.field === "search") return fieldFilter;
  return { ...fieldFilter, asks: { ...fieldFilter.asks, search } };
}

/** What a criterion searches for, in the words of an address. */
export function searchOf(criterion: Criterion): string {
  if (criterion.kind === "without")
    return /^\p{Letter}/u.test(criterion.word) ? `-${criterion.word}` : `-"${criterion.word}"`;
  const words =
    criterion.kind === "words"
      ? criterion.words
      : criterion.negated === true
        ? []
        : (criterion.specific ?? []);
  return words.map((word) => `"${word}"`).join(" ");
}

function filterOfField(criterion: Criterion, stores: StoreLabels): FieldFilter | null {
  if (criterion.kind === "words" || criterion.kind === "without") {
    const search = searchOf(criterion);
    return { field: "search", label: described("search", search), asks: { search } };
  }
  if (criterion.kind === "list") return filterOfList(criterion, stores);
  if (criterion.kind === "range") {
    const { range, bounds } = criterion;
    const label = rangeChipLabel(range, bounds);
    if (label === null) return null;
    return {
      field: bounds.from === null ? `${range}To` : `${range}From`,
      label,
      asks: {
        ...(bounds.from !== null && { [`${range}From`]: bounds.from }),
        ...(bounds.to !== null && { [`${range}To`]: bounds.to }),
      },
    };
  }
  if (criterion.kind === "gearbox") {
    const gearbox = gearboxOf(criterion);
    return { field: "gearbox", label: described("gearbox", gearbox), asks: { gearbox } };
  }
  if (criterion.kind === "yesNo") {
    const value = criterion.value !== (criterion.negated ?? false);
    return {
      field: criterion.field,
      label: described(criterion.field, value),
      asks: { [criterion.field]: value },
    };
  }
  if (criterion.kind === "atMost" || criterion.kind === "atLeast") {
    const { field, value } = criterion;
    return { field, label: described(field, value), asks: { [field]: value } };
  }
  if (criterion.kind === "service") {
    const { value } = criterion;
    return {
      field: "serviceHistory",
      label: described("serviceHistory", value),
      asks: { serviceHistory: value },
    };
  }
  if (criterion.kind === "order")
    return { field: "order", label: orderChips[criterion.order], asks: { order: criterion.order } };
  if (criterion.kind === "incoming")
    return {
      field: "cars",
      label: described("cars", "inkommande"),
      asks: { cars: "inkommande", forSale: false },
    };
  return null;
}

export function gearboxOf({ value, negated }: Extract<Criterion, { kind: "gearbox" }>): Gearbox {
  const other = { manuell: "automatisk", automatisk: "manuell" } as const;
  return negated === true ? other[value] : value;
}

/** Names keep their capital letter: "Inte BMW", but "Inte diesel". */
const names: readonly ListName[] = ["brands", "series", "facilities", "licenseplates"];

function filterOfList(
  { field, values, make, negated, label }: Extract<Criterion, { kind: "list" }>,
  stores: StoreLabels,
): FieldFilter {
  const isName = names.includes(field);
  const words =
    field === "series"
      ? values.map((series) => seriesName(make?.value ?? "", series))
      : filterFields[field].describe(values, stores);
  if (negated !== true) {
    const asks = { [field]: values, ...(make?.isNamed === true && { brands: [make.value] }) };
    return { field, label: label ?? enumerated(words, isName), asks };
  }
  const left = field === "series" ? seriesOfMake(make?.value ?? "", values) : allBut(field, values, stores);
  const name = label ?? enumerated(words, isName);
  return { field, label: `Inte ${isName ? name : name.toLowerCase()}`, asks: { [field]: left } };
}

/** "Kombi, suv eller minibuss". */
function enumerated(words: readonly string[], isName: boolean): string {
  const shown = words.map((word, at) => (at === 0 || isName ? word : word.toLowerCase()));
  return [shown.slice(0, -1).join(", "), ...shown.slice(-1)].filter((part) => part !== "").join(" eller ");
}

/** "Volvo V60", but "Polestar 2" and "MG4", whose names hold the make. */
function seriesName(make: string, series: string): string {
  const label = findKnownModel(series)?.label ?? seriesLabel(series);
  return label.toLowerCase().startsWith(make) ? label : `${makeLabel(make)} ${label}`;
}

function described<Field extends FilterFieldName>(field: Field, value: Filter[Field]): string {
  return filterFields[field].describe(value, {}).join(" ");
}
