import {
  type Filter,
  type FilterFieldName,
  facetFieldNames,
  facetFields,
  filterFields,
  parameterValuesOf,
} from "#features/catalogue/rules/filter.ts";
import type { FilterableCar } from "#features/catalogue/rules/filterable-car.ts";
import { Bits } from "./bits.ts";

/** What one field of the filter asks, over all searches. */
export type FieldRows = {
  add: (row: number, filter: Filter) => void;
  /** The rows that let the car through, as `size` words; null when no row asks anything. */
  rowsFor: (car: FilterableCar, size: number) => Uint32Array | null;
};

/** More answers than this are not remembered: no field has as many options, and plates have as many as there are cars. */
const maxCached = 512;

/** Fields that name something of the car itself. */
const wordOf: Partial<Record<FilterFieldName, (car: FilterableCar) => string>> = {
  brands: (car) => car.normalizedMake,
  series: (car) => car.series,
  licenseplates: (car) => car.licenseplate,
};

/** Never asked of a car by a field alone, or in pairs: see search-index.ts. */
const requestedElsewhere = new Set<string>(["search", "order", "page", "incoming", "forSale"]);

/** Null for a field that decides nothing by itself. */
export function indexOfField(field: FilterFieldName): FieldRows | null {
  const word = wordOf[field];
  const wordsIn = (filter: Filter) => parameterValuesOf(filter, field);
  if (word) return byKey(word, wordsIn, (words) => words, field === "licenseplates" ? 0 : maxCached);
  const faceted = facetFieldNames.find((name) => name === field);
  if (faceted) {
    const { optionOf, optionsMatching } = facetFields[faceted].facet;
    return byKey(optionOf, wordsIn, (words) => words.flatMap((one) => optionsMatching(one)), maxCached);
  }
  return requestedElsewhere.has(field) || /(?:From|To)$/.test(field) ? null : byValue(field);
}

/** A car has one key, and a row that asks names those it lets through: none, where it asks for what nobody has. */
function byKey(
  keyOf: (car: FilterableCar) => string | null,
  wordsIn: (filter: Filter) => readonly string[],
  keysOf: (words: readonly string[]) => readonly string[],
  limit: number,
): FieldRows {
  const asks = new Bits();
  const rowsOf = new Map<string, number[]>();
  const cache = new Map<string, Uint32Array>();
  let isRequested = false;
  return {
    add: (row, filter) => {
      const words = wordsIn(filter);
      if (words.length === 0) return;
      isRequested = true;
      cache.clear();
      asks.add(row);
      for (const key of new Set(keysOf(words))) {
        const rows = rowsOf.get(key);
        if (rows) rows.push(row);
        else rowsOf.set(key, [row]);
      }
    },
    rowsFor: (car, size) => {
      if (!isRequested) return null;
      const key = keyOf(car) ?? "";
      const before = cache.get(key);
      if (before?.length === size) return before;
      const set = withRows(bitsNotIn(asks, size), rowsOf.get(key) ?? []);
      if (cache.size < limit) cache.set(key, set);
      return set;
    },
  };
}

/** Any other field: whoever asks the same is asked about together, by the field's own rule. */
function byValue<Field extends FilterFieldName>(field: Field): FieldRows {
  const asks = new Bits();
  const groups = new Map<string, { value: Filter[Field]; rows: number[] }>();
  return {
    add: (row, filter) => {
      const key = parameterValuesOf(filter, field).toSorted().join(" ");
      if (key === "") return;
      asks.add(row);
      const group = groups.get(key);
      if (group) group.rows.push(row);
      else groups.set(key, { value: filter[field], rows: [row] });
    },
    rowsFor: (car, size) => {
      if (groups.size === 0) return null;
      const set = bitsNotIn(asks, size);
      for (const { value, rows } of groups.values())
        if (filterFields[field].agrees(car, value)) withRows(set, rows);
      return set;
    },
  };
}

export function bitsNotIn({ words }: Bits, size: number): Uint32Array {
  const set = new Uint32Array(size);
  for (let at = 0; at < size; at++) set[at] = ~(words[at] ?? 0);
  return set;
}

export function withRows(set: Uint32Array, rows: readonly number[]): Uint32Array {
  for (const row of rows) set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
  return set;
}
