import {
  boundsOf,
  type Filter,
  filterFieldNames,
  parameterValuesOf,
} from "#features/catalogue/rules/filter.ts";
import type { PriceBoundsFromMonthly } from "#features/catalogue/rules/filter-link.ts";
import type { FilterableCar } from "#features/catalogue/rules/filterable-car.ts";
import { type SearchableCar, searchMatcher } from "#features/catalogue/rules/matches-search.ts";
import { rangeNames, rangeRow } from "#features/catalogue/rules/ranges.ts";
import { withField } from "#features/catalogue/rules/with-field.ts";
import { Bits, rowsInAll } from "./bits.ts";
import { boundRows } from "./bound-rows.ts";
import { type FieldRows, indexOfField } from "./field-rows.ts";

type SearchedCar = FilterableCar & SearchableCar;

/**
 * The catalogue turned round: searches are the rows, and a car is the question. For each field the rows that let a car
 * through are a set of bits, and those in all sets are the searches that match: the very ones that `carMatcher` would
 * find one by one. Rows are only ever added; what is changed or removed is not alive any more.
 */
export class SearchIndex {
  readonly #priceBounds: PriceBoundsFromMonthly;
  readonly #fields: readonly FieldRows[];
  readonly #bounds = rangeNames.map((range) => ({
    range,
    numberOf: rangeRow(range).numberOf,
    from: boundRows("from"),
    to: boundRows("to"),
  }));
  readonly #alive = new Bits();
  readonly #ids: number[] = [];
  readonly #rowOf = new Map<number, number>();
  readonly #texts = new Map<number, string>();

  constructor(priceBounds: PriceBoundsFromMonthly) {
    this.#priceBounds = priceBounds;
    this.#fields = filterFieldNames.map(indexOfField).filter((rows) => rows !== null);
  }

  /** How many searches there are, and how many rows they have used up. */
  get size(): number {
    return this.#rowOf.size;
  }

  get rows(): number {
    return this.#ids.length;
  }

  put(id: number, rawFilter: Filter): void {
    this.remove(id);
    // Series decide over makes, as everywhere.
    const filter =
      parameterValuesOf(rawFilter, "series").length > 0 ? withField(rawFilter, "brands", null) : rawFilter;
    const row = this.#ids.length;
    this.#ids.push(id);
    this.#rowOf.set(id, row);
    this.#alive.add(row);
    for (const field of this.#fields) field.add(row, filter);
    for (const { range, from, to } of this.#bounds) {
      const requested = boundsOf(filter, range);
      const bounds = range === "monthlyPayment" ? this.#priceBounds(requested) : requested;
      from.add(row, bounds.from);
      to.add(row, bounds.to);
    }
    if (filter.search !== "") this.#texts.set(row, filter.search);
  }

  remove(id: number): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#alive.delete(row);
    this.#rowOf.delete(id);
    this.#texts.delete(row);
  }

  /** The searches that want this car. */
  idsFor(car: SearchedCar): number[] {
    return this.idsWith(car, searchMatcher(car));
  }

  /** The same where only the facts are those of a car: `finds` says whether a text is found in what is written about it. */
  idsWith(car: FilterableCar, finds: (text: string) => boolean): number[] {
    const size = this.#alive.words.length;
    const sets = [
      ...this.#fields.map((field) => field.rowsFor(car, size)),
      ...this.#bounds.flatMap(({ numberOf, from, to }) => {
        const number = numberOf(car);
        return [from.rowsFor(number, size), to.rowsFor(number, size)];
      }),
    ].filter((set) => set !== null);
    const rows: number[] = [];
    rowsInAll(this.#alive.words, sets, rows);
    // Free text is asked by few, and only of those that want the car otherwise.
    const answers = new Map<string, boolean>();
    return rows.flatMap((row) => {
      const text = this.#texts.get(row);
      if (text !== undefined && !remembered(answers, text, finds)) return [];
      return [this.#ids[row] ?? 0];
    });
  }
}

function remembered(answers: Map<string, boolean>, text: string, finds: (text: string) => boolean): boolean {
  const ids = answers.get(text) ?? finds(text);
  answers.set(text, ids);
  return ids;
}
