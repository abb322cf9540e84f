import { displayPlate } from "#core/plate/display-plate.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { boundedSearch, isName, isPlateLong, maxValues } from "#core/text/filter-bounds.ts";
import { numberFromText } from "#core/text/number-from-text.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import type { FilterableCar } from "./filterable-car.ts";
import { searchLabels } from "./search-terms.ts";
import { searchText } from "./search-text.ts";
import { defaultSortOrder, findSortOrder, type SortOrder, sortOrderNames } from "./sort-orders.ts";
import { type End, stepOfBound } from "./steps.ts";

/**
 * The kinds of fields a filter is made of; those whose options are counted are in facet-field.ts. A field knows how it
 * starts, how an address and a call of the API write it, how people read it, and which cars agree with it.
 */
export type FilterField<Value> = {
  label: string;
  initial: Value;
  /** Texts are trimmed, lower-cased and at least one. `undefined`: they cannot be read. */
  read: (texts: readonly string[], now: Date) => Value | undefined;
  /** No texts when the address need not say it: the value is empty or the initial one. */
  write: (value: Value) => readonly string[];
  /** What people read of a chosen value, in Swedish; the stores are the chain's own. Range bounds are read in pairs, see filter-labels.ts. */
  describe: (value: Value, stores: StoreLabels) => readonly string[];
  /** Whether a car agrees. A value that asks nothing lets every car through. */
  agrees: (car: FilterableCar, value: Value) => boolean;
  /** Null: no parameter of its own. */
  parameter: FieldParameter | null;
};

/** How one value is written in a question to the API, and whether there may be several. */
export type FieldParameter = { value: ParameterValue; isList: boolean };
export type ParameterValue =
  | "name"
  | "store"
  | "text"
  | "number"
  | "wholeNumber"
  | "plate"
  | readonly string[];

/** For fields that never decide alone whether a car is meant. */
const everyCar = () => true;

/** Words of a list as they stand in an address: lower-case, trimmed, once each, no empties. */
export function listWords(values: readonly string[]): readonly string[] {
  // Most fields ask nothing, which need not be cleaned.
  if (values.length === 0) return values;
  return [...new Set(values.map((value) => value.trim().toLowerCase()))].filter((value) => value !== "");
}

/** The names among the words of an address, no more than a page can bear. */
export function knownWords(
  isKnown: (value: string) => boolean,
): (texts: readonly string[]) => readonly string[] {
  return (texts) => listWords(texts).filter(isKnown).slice(0, maxValues);
}

/** Names of which one is enough; the stock decides which there are. */
export function list(
  label: string,
  labelOf: (value: string) => string,
  wordOf: (car: FilterableCar) => string,
): FilterField<readonly string[]> {
  return {
    label,
    initial: [],
    read: knownWords(isName),
    write: listWords,
    describe: (values) => listWords(values).map(labelOf),
    agrees: (car, values) => {
      const criteria = listWords(values);
      return criteria.length === 0 || criteria.includes(wordOf(car));
    },
    parameter: { value: "name", isList: true },
  };
}

function shownPlate(text: string): string {
  const plate = licensePlate.safeParse(text);
  return plate.success ? displayPlate(plate.data) : text;
}

/** "ABC 12D" is typed with its space and stored without. */
export function plateList(label: string): FilterField<readonly string[]> {
  const plates = (values: readonly string[]) => listWords(values.map((value) => value.replace(/\s/g, "")));
  return {
    label,
    initial: [],
    read: (texts) => plates(texts).filter(isPlateLong).slice(0, maxValues),
    write: plates,
    describe: (values) => plates(values).map(shownPlate),
    agrees: (car, values) => values.length === 0 || plates(values).includes(car.licenseplate),
    parameter: { value: "plate", isList: true },
  };
}

/** One end of a range; both are held against the car together, see matches-filter.ts. */
export function bound(
  label: string,
  end: End,
  steps: (now: Date) => readonly number[],
): FilterField<number | null> {
  return {
    label,
    initial: null,
    read: numberOnStep(end, steps),
    write: (value) => (value === null ? [] : [String(value)]),
    describe: () => [],
    agrees: everyCar,
    parameter: { value: "number", isList: false },
  };
}

/** The first text as a number on the nearest step, null beyond the steps; undefined when it is no number. */
export function numberOnStep(
  end: End,
  steps: (now: Date) => readonly number[],
): FilterField<number | null>["read"] {
  return ([text = ""], now) => {
    const criteria = numberFromText(text);
    return criteria === null ? undefined : stepOfBound(end, steps(now), criteria);
  };
}

/** Held against all that is written about a car, see matches-filter.ts. */
export function searchField(label: string): FilterField<string> {
  const texts = (search: string) => listWords([search]);
  return {
    label,
    initial: "",
    read: (words) => boundedSearch(searchText(words)),
    write: texts,
    describe: (search) => searchLabels(search.toLowerCase()).map(({ label }) => label),
    agrees: everyCar,
    // The search may come as several words, as a list does.
    parameter: { value: "text", isList: true },
  };
}

export function orderField(label: string): FilterField<SortOrder> {
  return {
    label,
    initial: defaultSortOrder,
    read: ([text = ""]) => findSortOrder(text) ?? undefined,
    write: (order) => (order === defaultSortOrder ? [] : [order]),
    describe: () => [],
    agrees: everyCar,
    parameter: { value: sortOrderNames, isList: false },
  };
}

export function pageField(label: string): FilterField<number> {
  return {
    label,
    initial: 1,
    read: ([text = ""]) => {
      const page = /^\d+$/.test(text) ? Number(text) : 0;
      return page >= 1 && Number.isSafeInteger(page) ? page : undefined;
    },
    write: (page) => (page > 1 ? [String(page)] : []),
    describe: () => [],
    agrees: everyCar,
    parameter: { value: "wholeNumber", isList: false },
  };
}

/** Said in addresses by `cars` alone, which is what decides. */
export function stockFlag(label: string): FilterField<boolean> {
  return {
    label,
    initial: true,
    read: () => undefined,
    write: () => [],
    describe: () => [],
    agrees: everyCar,
    parameter: null,
  };
}
