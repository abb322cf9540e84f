import fc from "fast-check";
import { expect, test } from "vitest";
import { anyFilter, filterDay } from "#tests/any-filter.ts";
import { carsFromFlags, flagsFromCars } from "./availability-choice.ts";
import {
  type FacetFieldName,
  type Filter,
  type FilterFieldName,
  facetFieldNames,
  facetFields,
  filterFieldNames,
  initialFilter,
} from "./filter.ts";
import { withBrand, withChoice, withField, withoutBrand } from "./with-field.ts";

/** The first option of every field that has options. */
const someOptions = Object.fromEntries(
  facetFieldNames.map((field) => {
    const { facet, read } = facetFields[field];
    return [field, read([facet.options[0] ?? "uppsala"], filterDay)];
  }),
) as Pick<Filter, FacetFieldName>;

/** One value for every field, none of them initial. */
const someValue: Filter = {
  ...someOptions,
  brands: ["volvo"],
  series: ["v60"],
  equipmentTags: ["gps"],
  licenseplates: ["mlb001"],
  priceFrom: 50_000,
  priceTo: 100_000,
  yearFrom: 2018,
  yearTo: 2022,
  mileageFrom: 500,
  mileageTo: 8_000,
  horsepowerFrom: 100,
  horsepowerTo: 300,
  wltpFrom: 200,
  wltpTo: 600,
  monthlyPaymentFrom: 1_000,
  monthlyPaymentTo: 3_000,
  search: "drag",
  order: "nyast",
  page: 3,
  incoming: false,
  forSale: false,
  cars: "inkommande",
};

const derivedFrom: readonly FilterFieldName[] = ["cars", "incoming", "forSale"];
const plainFields = filterFieldNames.filter((field) => !derivedFrom.includes(field));

test.each(plainFields)("[FILTER-4] the setter of %s changes that field alone", (field) => {
  expect(withField(initialFilter, field, someValue[field])).toEqual({
    ...initialFilter,
    [field]: someValue[field],
  });
});

test.each(derivedFrom)("[FILTER-4] the setter of %s changes that field and what goes with it", (field) => {
  const changed = withField(initialFilter, field, someValue[field]);
  expect(changed[field]).toBe(someValue[field]);
  for (const other of plainFields) expect(changed[other]).toBe(initialFilter[other]);
});

test.each([
  { incoming: true, forSale: true, cars: null },
  { incoming: true, forSale: false, cars: "inkommande" },
  { incoming: false, forSale: true, cars: "till-forsaljning" },
] as const)("[FILTER-5] incoming $incoming and forSale $forSale give cars $cars", ({ cars, ...flags }) => {
  expect(carsFromFlags(flags)).toBe(cars);
  expect(flagsFromCars(cars)).toEqual(flags);
  const filter = withField(withField(initialFilter, "incoming", flags.incoming), "forSale", flags.forSale);
  expect(filter.cars).toBe(cars);
});

test("[FILTER-6] setting cars sets the flags", () => {
  const incoming = withField(initialFilter, "cars", "inkommande");
  expect(incoming).toMatchObject({ incoming: true, forSale: false });
  expect(withField(incoming, "cars", "till-forsaljning")).toMatchObject({ incoming: false, forSale: true });
  expect(withField(incoming, "cars", null)).toEqual(initialFilter);
});

test("[FILTER-6] flags and cars agree after any series of settings", () => {
  const anySetting = fc.oneof(
    fc.tuple(fc.constantFrom("incoming", "forSale"), fc.boolean()),
    fc.tuple(fc.constant("cars"), fc.constantFrom("inkommande", "till-forsaljning", null)),
  );
  fc.assert(
    fc.property(fc.array(anySetting), (settings) => {
      const filter = settings.reduce(
        (set, [field, value]) => withField(set, field as FilterFieldName, value),
        initialFilter,
      );
      expect(filter.cars).toBe(carsFromFlags(filter));
    }),
  );
});

test("[FILTER-7] with neither flag selected cars is null", () => {
  const neither = withField(withField(initialFilter, "incoming", false), "forSale", false);
  expect(neither).toMatchObject({ incoming: false, forSale: false, cars: null });
});

test.each(filterFieldNames)("[FILTER-8] %s set to nothing gets its initial value", (field) => {
  const filter: Filter = { ...initialFilter, [field]: someValue[field] };
  expect(withField(filter, field, null)[field]).toEqual(initialFilter[field]);
  expect(withField(filter, field, undefined)[field]).toEqual(initialFilter[field]);
});

test("[FILTER-8] page set to nothing becomes 1", () => {
  expect(withField({ ...initialFilter, page: 7 }, "page", null).page).toBe(1);
});

test("[FILTER-9] a choice starts the list from page 1, unless it is the choice of a page", () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(withChoice(filter, "brands", ["volvo"])).toEqual({ ...filter, brands: ["volvo"], page: 1 });
      expect(withChoice(filter, "page", 12)).toEqual({ ...filter, page: 12 });
    }),
  );
});

test("[FILTER-10] an added brand comes last, in lower case, once", () => {
  const filter = { ...initialFilter, brands: ["BMW", "volvo"] };
  expect(withBrand(filter, "Audi").brands).toEqual(["BMW", "volvo", "audi"]);
  expect(withBrand(filter, "bmw").brands).toEqual(["volvo", "bmw"]);
});

test("[FILTER-11] a brand is removed whatever the case; removing an added brand gives back the brands there were", () => {
  const filter = { ...initialFilter, brands: ["BMW", "volvo", "bmw"] };
  expect(withoutBrand(filter, "Bmw").brands).toEqual(["volvo"]);
  expect(withoutBrand(filter, "VOLVO").brands).toEqual(["BMW", "bmw"]);
  expect(withoutBrand(filter, "audi").brands).toEqual(filter.brands);
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(withoutBrand(withBrand(filter, "Saab"), "SAAB")).toEqual(filter);
    }),
  );
});
