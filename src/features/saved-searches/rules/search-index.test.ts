import fc from "fast-check";
import { expect, test } from "vitest";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { carMatcher } from "#features/catalogue/rules/matches-filter.ts";
import type { Bounds } from "#features/catalogue/rules/steps.ts";
import { aCar } from "#tests/a-car.ts";
import { anyFilter } from "#tests/any-filter.ts";
import { anyCatalogCar } from "#tests/any-stock.ts";
import { withPlaces } from "#tests/place-names.ts";
import { SearchIndex } from "./search-index.ts";

/** A loan that is easy to reckon with: the price is a hundred payments. */
function hundredfold({ from, to }: Bounds): Bounds {
  return { from: from === null ? null : from * 100, to: to === null ? null : to * 100 };
}

const indexOf = (filters: readonly Filter[]) => {
  const index = new SearchIndex(hundredfold);
  filters.forEach((filter, id) => {
    index.put(id, filter);
  });
  return index;
};
const search = (requested: Partial<Filter>): Filter => ({ ...initialFilter, ...requested });

/** Filters that ask little match something; those that ask everything match nothing. */
const anySearch = fc
  .tuple(
    anyFilter,
    fc.uniqueArray(fc.constantFrom(...(Object.keys(initialFilter) as (keyof Filter)[])), { maxLength: 4 }),
  )
  .map(([filter, requested]) => search(Object.fromEntries(requested.map((field) => [field, filter[field]]))));

test("[WATCHING-5] finds the very searches that the filter's own rule finds one by one", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anySearch, anyFilter), { maxLength: 80 }),
      fc.array(anyCatalogCar, { minLength: 1, maxLength: 6 }),
      (filters, cars) => {
        const index = indexOf(filters);
        for (const car of cars) {
          const one = filters.flatMap((filter, id) => (carMatcher(filter, hundredfold)(car) ? [id] : []));
          expect(index.idsFor(car)).toEqual(one);
        }
      },
    ),
  );
});

test("[WATCHING-5] a search that is changed is found by what it asks now, one that is removed not at all", () => {
  const index = indexOf([search({ brands: ["volvo"] }), search({ brands: ["volvo"] }), search({})]);
  const volvo = withPlaces(aCar({ normalizedMake: "volvo" }));
  expect(index.idsFor(volvo)).toEqual([0, 1, 2]);
  index.put(0, search({ brands: ["audi"] }));
  index.remove(2);
  expect(index.idsFor(volvo)).toEqual([1]);
  expect([index.size, index.rows]).toEqual([2, 4]);
});

test("[WATCHING-5] rows beyond the first words are found too, and after the index has grown", () => {
  const many = Array.from({ length: 5_000 }, (_, at) => search({ brands: [at % 2 ? "volvo" : "audi"] }));
  const index = indexOf(many);
  const audi = withPlaces(aCar({ normalizedMake: "audi" }));
  expect(index.idsFor(audi)).toHaveLength(2_500);
  for (let id = 5_000; id < 9_000; id++) index.put(id, search({ search: id % 2 ? audi.model : "finnsinte" }));
  expect(index.idsFor(audi)).toHaveLength(4_500);
});
