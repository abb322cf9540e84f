import { findKnownModel } from "#features/cars/rules/known-models.ts";
import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import type { Gearbox } from "#features/cars/rules/vocabulary.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import { type Filter, type FilterFieldName, filterFields } from "../filter.ts";
import { rangeChipLabel } from "../filter-labels.ts";
import { allBut, seriesOfMake } from "./all-but.ts";
import type { ListName, Wish } from "./wish.ts";
import { orderChips } from "./words-for-orders.ts";

export type Asked = { field: FilterFieldName; label: string; asks: Partial<Filter> };

/** What a wish puts in the filter when it stands alone, and what its chip says; null when it asks nothing. */
export function askedBy(wish: Wish, stores: StoreLabels): Asked | null {
  const asked = askedByField(wish, stores);
  const search = searchOf(wish);
  if (asked === null || search === "" || asked.field === "search") return asked;
  return { ...asked, asks: { ...asked.asks, search } };
}

/** What a wish searches for, in the words of an address. */
export function searchOf(wish: Wish): string {
  if (wish.kind === "without") return /^\p{Letter}/u.test(wish.word) ? `-${wish.word}` : `-"${wish.word}"`;
  const words = wish.kind === "words" ? wish.words : wish.negated === true ? [] : (wish.specific ?? []);
  return words.map((word) => `"${word}"`).join(" ");
}

function askedByField(wish: Wish, stores: StoreLabels): Asked | null {
  if (wish.kind === "words" || wish.kind === "without") {
    const search = searchOf(wish);
    return { field: "search", label: described("search", search), asks: { search } };
  }
  if (wish.kind === "list") return askedByList(wish, stores);
  if (wish.kind === "range") {
    const { range, bounds } = wish;
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
  if (wish.kind === "gearbox") {
    const gearbox = gearboxOf(wish);
    return { field: "gearbox", label: described("gearbox", gearbox), asks: { gearbox } };
  }
  if (wish.kind === "yesNo") {
    const value = wish.value !== (wish.negated ?? false);
    return { field: wish.field, label: described(wish.field, value), asks: { [wish.field]: value } };
  }
  if (wish.kind === "atMost" || wish.kind === "atLeast") {
    const { field, value } = wish;
    return { field, label: described(field, value), asks: { [field]: value } };
  }
  if (wish.kind === "service") {
    const { value } = wish;
    return {
      field: "serviceHistory",
      label: described("serviceHistory", value),
      asks: { serviceHistory: value },
    };
  }
  if (wish.kind === "order")
    return { field: "order", label: orderChips[wish.order], asks: { order: wish.order } };
  if (wish.kind === "incoming")
    return {
      field: "cars",
      label: described("cars", "inkommande"),
      asks: { cars: "inkommande", forSale: false },
    };
  return null;
}

export function gearboxOf({ value, negated }: Extract<Wish, { kind: "gearbox" }>): Gearbox {
  const other = { manuell: "automatisk", automatisk: "manuell" } as const;
  return negated === true ? other[value] : value;
}

/** Names keep their capital letter: "Inte BMW", but "Inte diesel". */
const names: readonly ListName[] = ["brands", "series", "facilities", "licenseplates"];

function askedByList(
  { field, values, make, negated, label }: Extract<Wish, { kind: "list" }>,
  stores: StoreLabels,
): Asked {
  const isName = names.includes(field);
  const words =
    field === "series"
      ? values.map((series) => seriesName(make?.value ?? "", series))
      : filterFields[field].describe(values, stores);
  if (negated !== true) {
    const asks = { [field]: values, ...(make?.isSaid === true && { brands: [make.value] }) };
    return { field, label: label ?? enumerated(words, isName), asks };
  }
  const left = field === "series" ? seriesOfMake(make?.value ?? "", values) : allBut(field, values, stores);
  const said = label ?? enumerated(words, isName);
  return { field, label: `Inte ${isName ? said : said.toLowerCase()}`, asks: { [field]: left } };
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
