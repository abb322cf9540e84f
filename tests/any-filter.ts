import fc from "fast-check";
import { makes } from "#features/cars/rules/makes.ts";
import { equipmentTags } from "#features/cars/rules/vocabulary.ts";
import { placesOfStock } from "#features/catalogue/rules/facet-field.ts";
import {
  type Filter,
  facetFieldNames,
  facetFields,
  filterFieldNames,
  initialFilter,
} from "#features/catalogue/rules/filter.ts";
import { rangeNames, rangeRow } from "#features/catalogue/rules/ranges.ts";
import { sortOrderNames } from "#features/catalogue/rules/sort-orders.ts";
import { withField } from "#features/catalogue/rules/with-field.ts";
import { anyPlate } from "./any-plate.ts";
import { contractLocations } from "./demo-chain.ts";

export const filterDay = new Date("2026-11-15T12:00:00Z");

const allSeries = Object.values(makes).flatMap(({ series }) => Object.keys(series));

/** Any text a visitor could put in an address, in the form in which it is kept. */
const anyWord = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 6 })
  .map((text) => text.trim().toLowerCase())
  .filter((text) => text !== "" && text === text.trim().toLowerCase());

/** Any name of a make, a series or a store that we do not list. */
const anyName = anyWord.filter((text) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&+'-]*$/u.test(text));

function someOf(words: readonly string[]) {
  return fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 });
}

/** Mostly names of the trade, so that some cars are meant; now and then any other. */
function someNamesOf(names: readonly string[]) {
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: anyName },
  );
  return fc.uniqueArray(name, { maxLength: 3 });
}

/** Most fields say themselves what can be asked of them, so that a new one is in every test at once. */
const fieldsOfTheirOwn = {
  brands: someNamesOf(Object.keys(makes)),
  series: someNamesOf(allSeries),
  equipmentTags: someOf(Object.keys(equipmentTags)),
  licenseplates: fc.uniqueArray(anyPlate, { maxLength: 3 }),
  search: fc.oneof(fc.constant(""), anyWord),
  order: fc.constantFrom(...sortOrderNames),
  page: fc.integer({ min: 1, max: 400 }),
  incoming: fc.constant(true),
  forSale: fc.constant(true),
};

const bounds = Object.fromEntries(
  rangeNames.flatMap((range) => {
    const step = fc.option(fc.constantFrom(...rangeRow(range).steps(filterDay)));
    return [
      [`${range}From`, step],
      [`${range}To`, step],
    ];
  }),
);

const facets = Object.fromEntries(
  facetFieldNames.map((field) => {
    const { facet, initial, read } = facetFields[field];
    if (facet.options === placesOfStock) return [field, someOf(contractLocations)];
    const one = fc.option(fc.constantFrom(...facet.options).map((option) => read([option], filterDay)));
    return [field, Array.isArray(initial) ? someOf(facet.options) : one];
  }),
);

/** Any filter in the form an address gives it: words in lower case, bounds on steps. */
export const anyFilter: fc.Arbitrary<Filter> = fc
  .record({ ...bounds, ...facets, ...fieldsOfTheirOwn })
  .map((asked) => asked as unknown as Filter)
  .map((filter) => withField(filter, "cars", filter.cars));

/** One that asks two or three things, as most do, so that there are cars it means. */
export const anyEasyFilter: fc.Arbitrary<Filter> = fc
  .tuple(anyFilter, fc.subarray(filterFieldNames, { minLength: 1, maxLength: 3 }))
  .map(([filter, fields]) =>
    fields.reduce((asked, field) => withField(asked, field, filter[field]), initialFilter),
  );
