import {
  type Filter,
  type FilterFieldName,
  facetFieldNames,
  facetFields,
  filterFields,
  wordsAsked,
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
const rememberedAtMost = 512;

/** Fields that name something of the car itself. */
const wordOf: Partial<Record<FilterFieldName, (car: FilterableCar) => string>> = {
  brands: (car) => car.normalizedMake,
  series: (car) => car.series,
  licenseplates: (car) => car.licenseplate,
};

/** Never asked of a car by a field alone, or in pairs: see search-index.ts. */
const askedElsewhere = new Set<string>(["search", "order", "page", "incoming", "forSale"]);

/** Null for a field that decides nothing by itself. */
export function askedBy(field: FilterFieldName): FieldRows | null {
  const word = wordOf[field];
  const asked = (filter: Filter) => wordsAsked(filter, field);
  if (word) return byKey(word, asked, (words) => words, field === "licenseplates" ? 0 : rememberedAtMost);
  const faceted = facetFieldNames.find((name) => name === field);
  if (faceted) {
    const { optionOf, meantBy } = facetFields[faceted].facet;
    return byKey(optionOf, asked, (words) => words.flatMap((one) => meantBy(one)), rememberedAtMost);
  }
  return askedElsewhere.has(field) || /(?:From|To)$/.test(field) ? null : byValue(field);
}

/** A car has one key, and a row that asks names those it lets through: none, where it asks for what nobody has. */
function byKey(
  keyOf: (car: FilterableCar) => string | null,
  asked: (filter: Filter) => readonly string[],
  keysOf: (words: readonly string[]) => readonly string[],
  atMost: number,
): FieldRows {
  const asks = new Bits();
  const rowsOf = new Map<string, number[]>();
  const known = new Map<string, Uint32Array>();
  let isAsked = false;
  return {
    add: (row, filter) => {
      const words = asked(filter);
      if (words.length === 0) return;
      isAsked = true;
      known.clear();
      asks.add(row);
      for (const key of new Set(keysOf(words))) {
        const rows = rowsOf.get(key);
        if (rows) rows.push(row);
        else rowsOf.set(key, [row]);
      }
    },
    rowsFor: (car, size) => {
      if (!isAsked) return null;
      const key = keyOf(car) ?? "";
      const before = known.get(key);
      if (before?.length === size) return before;
      const set = withRows(notIn(asks, size), rowsOf.get(key) ?? []);
      if (known.size < atMost) known.set(key, set);
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
      const written = wordsAsked(filter, field).toSorted().join(" ");
      if (written === "") return;
      asks.add(row);
      const group = groups.get(written);
      if (group) group.rows.push(row);
      else groups.set(written, { value: filter[field], rows: [row] });
    },
    rowsFor: (car, size) => {
      if (groups.size === 0) return null;
      const set = notIn(asks, size);
      for (const { value, rows } of groups.values())
        if (filterFields[field].agrees(car, value)) withRows(set, rows);
      return set;
    },
  };
}

export function notIn({ words }: Bits, size: number): Uint32Array {
  const set = new Uint32Array(size);
  for (let at = 0; at < size; at++) set[at] = ~(words[at] ?? 0);
  return set;
}

export function withRows(set: Uint32Array, rows: readonly number[]): Uint32Array {
  for (const row of rows) set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
  return set;
}
