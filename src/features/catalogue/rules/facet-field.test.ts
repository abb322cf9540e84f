import fc from "fast-check";
import { expect, test } from "vitest";
import type { Car } from "#features/cars/rules/car.ts";
import { aCar } from "#tests/a-car.ts";
import { filterDay } from "#tests/any-filter.ts";
import { anyCatalogCar } from "#tests/any-stock.ts";
import { contractLocations, demoChain } from "#tests/demo-chain.ts";
import { placesOfStock } from "./facet-field.ts";
import { type FacetFieldName, facetFieldNames, facetFields, initialFilter } from "./filter.ts";
import { chipsOf } from "./filter-chips.ts";
import { filterFromQuery, queryFromFilter } from "./filter-url.ts";
import type { FilterableCar } from "./filterable-car.ts";

function agrees<Field extends FacetFieldName>(field: Field, option: string, car: FilterableCar) {
  const { read, agrees: isAgreed } = facetFields[field];
  const value = read([option], filterDay);
  return value !== undefined && isAgreed(car, value);
}

test.each(facetFieldNames)(
  "[FACET-1] %s: a car agrees with what means the option it stands under",
  (field) => {
    const { options: own, optionOf, optionsMatching } = facetFields[field].facet;
    const options = own === placesOfStock ? contractLocations : own;
    fc.assert(
      fc.property(anyCatalogCar, fc.constantFrom(...options), (car, option) => {
        const stands = optionOf(car);
        expect(stands === null || options.includes(stands)).toBe(true);
        expect(agrees(field, option, car)).toBe(stands !== null && optionsMatching(option).includes(stands));
      }),
    );
  },
);

test.each(facetFieldNames)(
  "[FACET-1] %s: every option is written as it is read, and has words of its own",
  (field) => {
    const { facet, read } = facetFields[field];
    for (const option of facet.options) {
      const filter = {
        ...initialFilter,
        [field]: Array.isArray(initialFilter[field]) ? [option] : read([option], filterDay),
      };
      expect(queryFromFilter(filter).getAll(field)).toEqual([option]);
    }
    expect(new Set(facet.options.map((option) => facet.labelOf(option, {}))).size).toBe(facet.options.length);
  },
);

const owned = (owners: Car["owners"]): FilterableCar => aCar({ owners });

test.each([
  [0, "1", true],
  [1, "1", true],
  [2, "1", false],
  [2, "2", true],
  [3, "2", false],
  [4, "4", true],
  [5, "4", false],
])("[OWNERS-1] a car with %s owners among those with at most %s: %s", (owners, max, isMatch) => {
  expect(agrees("ownersTo", max, owned(owners))).toBe(isMatch);
});

test("[OWNERS-1] a car of which the owners are not known is within no bound", () => {
  const untold: FilterableCar = { ...aCar(), owners: null };
  for (const max of facetFields.ownersTo.facet.options) expect(agrees("ownersTo", max, untold)).toBe(false);
  expect(facetFields.ownersTo.agrees(untold, null)).toBe(true);
});

test.each([
  ["ownersTo=2", 2],
  ["OWNERSTO=3", 3],
  ["ownersTo=9", null],
  ["ownersTo=0", 1],
  ["ownersTo=", null],
])("[OWNERS-2] %s is read as %s", (query, max) => {
  expect(filterFromQuery(new URLSearchParams(query), filterDay).filter.ownersTo).toBe(max);
});

test("[OWNERS-2] what is no number is kept for display", () => {
  const { filter, unread } = filterFromQuery(new URLSearchParams("ownersTo=få"), filterDay);
  expect(filter.ownersTo).toBeNull();
  expect(unread).toEqual({ ownersTo: "få" });
});

test("[OWNERS-3] the chip and the control say the same, and the chip takes it away", () => {
  const [chip, ...others] = chipsOf({ ...initialFilter, ownersTo: 2, page: 3 }, demoChain);
  expect(chip).toEqual({ label: "Högst 2 ägare", without: initialFilter });
  expect(others).toEqual([]);
  expect(facetFields.ownersTo.facet.labelOf("2", {})).toBe("Högst 2 ägare");
});
