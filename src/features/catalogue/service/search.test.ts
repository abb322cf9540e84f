import fc from "fast-check";
import { expect, test } from "vitest";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { monthlyFromPrice, priceBoundsFromMonthly } from "#features/credit/rules/price-bounds.ts";
import { anyEasyFilter, anyFilter, filterDay } from "#tests/any-filter.ts";
import { aPlate } from "#tests/any-plate.ts";
import { anyCatalogCar, anyStock } from "#tests/any-stock.ts";
import { listedInOrder } from "#tests/listed-order.ts";
import { type Filter, facetFieldNames, facetFields, initialFilter } from "../rules/filter.ts";
import { carMatcher } from "../rules/matches-filter.ts";
import { rangeRow } from "../rules/ranges.ts";
import { sortOrderNames } from "../rules/sort-orders.ts";
import type { OptionCount } from "./answer/facets-of-counts.ts";
import { catalogOf, withChanges } from "./catalog.ts";
import { search } from "./search.ts";
import { type CatalogCar, listedStock } from "./stock/stock-kinds.ts";

const pageSize = 5;

/** Words of the search are the matter of their own tests; here they are few enough to begin a word or none. */
const anySearch = fc.constantFrom("", "", "", "volvo", "VOL", "v60", "mlb0", "dragkrok", "v", "xyzxyzxyz");
const anyQuestion = fc
  .tuple(fc.oneof(anyEasyFilter, anyEasyFilter, anyFilter), anySearch, fc.integer({ min: 1, max: 4 }))
  .map(([filter, words, page]): Filter => ({ ...filter, search: words, page }));

/** The truth, one car at a time, of what a visitor sees of them. */
function matching(cars: readonly CatalogCar[], filter: Filter): CatalogCar[] {
  return cars.map(withVisiblePrice).filter(carMatcher(filter, priceBoundsFromMonthly));
}

function criteria(cars: readonly CatalogCar[], question: Filter) {
  return { answer: search(catalogOf(cars, listedStock, filterDay), question, { pageSize }), cars, question };
}

function eachAnswer(check: (given: ReturnType<typeof criteria>) => void): void {
  fc.assert(
    fc.property(anyStock, anyQuestion, (cars, question) => check(criteria(cars, question))),
    { numRuns: 40 },
  );
}

test("[CATALOG-1] a search finds the cars that the filter means, no more and no fewer", () => {
  eachAnswer(({ answer, cars, question }) => {
    expect(answer.total).toBe(matching(cars, question).length);
  });
});

/** What each field is set to when one of its options is chosen instead of what it asks. */
const chosen: Record<string, (value: string) => Partial<Filter>> = {
  brands: (value) => ({ brands: [value], series: [] }),
  series: (value) => ({ brands: [], series: [value] }),
  ...Object.fromEntries(
    facetFieldNames.map((field) => [
      field,
      (value: string) => ({ [field]: facetFields[field].read([value], filterDay) }),
    ]),
  ),
};

test("[CATALOG-2] every option counts the cars there would be with it instead of what its field asks", () => {
  eachAnswer(({ answer, cars, question }) => {
    for (const [facet, withOption] of Object.entries(chosen)) {
      const options: readonly OptionCount[] = answer.facets[facet as keyof typeof answer.facets];
      for (const { value, count } of options) {
        // A car without a series is found by no word.
        if (value === "") continue;
        expect([facet, value, count]).toEqual([
          facet,
          value,
          matching(cars, { ...question, ...withOption(value) }).length,
        ]);
      }
    }
  });
});

/** Many words of bits, series that end within a word, hits in every share of the stock. */
const manyCars = fc
  .sample(anyCatalogCar, { seed: 7, numRuns: 700 })
  .map((car, at) => ({ ...car, id: at + 1, licenseplate: aPlate(`mlb${String(at).padStart(3, "0")}`) }));
const largeStock = catalogOf(manyCars, listedStock, filterDay);

test.each<[string, Partial<Filter>]>([
  ["one in a thousand", { brands: ["volvo"], facilities: ["nacka"], carColors: ["vit"], search: "m" }],
  ["a few", { series: ["v60"], gearbox: "automatisk", yearFrom: 2015 }],
  ["a third", { fuelTypes: ["1", "3"], priceTo: 500_000 }],
  ["nearly all", { priceFrom: 5_000, yearFrom: 2006, mileageTo: 45_000 }],
  ["what begins many plates", { search: "mlb", brands: ["tesla", "mazda"], hasAwd: true }],
])("[CATALOG-2] in a larger stock options count the same: %s", (_share, said) => {
  const question = { ...initialFilter, ...said };
  const { total, facets } = search(largeStock, question, { pageSize });
  expect(total).toBe(matching(manyCars, question).length);
  for (const facet of ["brands", "series", ...facetFieldNames] as const) {
    for (const { value, count } of facets[facet].filter((option) => option.value !== "")) {
      const instead = { ...question, ...chosen[facet]?.(value) };
      expect([facet, value, count]).toEqual([facet, value, matching(manyCars, instead).length]);
    }
  }
});

test("[CATALOG-3] equipment counts the cars there would be with it as well", () => {
  eachAnswer(({ answer, cars, question }) => {
    for (const { value, count } of answer.facets.equipmentTags) {
      const more = { ...question, equipmentTags: [...question.equipmentTags, value] };
      expect([value, count]).toEqual([value, matching(cars, more).length]);
    }
  });
});

const shown = {
  price: (car: CatalogCar) => car.price,
  monthlyPayment: (car: CatalogCar) => (car.price === null ? null : monthlyFromPrice(car.price)),
  year: (car: CatalogCar) => car.modelYear,
  mileage: (car: CatalogCar) => car.mileage,
  horsepower: (car: CatalogCar) => car.horsepower,
  wltp: (car: CatalogCar) => car.wltpRange,
};
type Range = keyof typeof shown;

test("[CATALOG-4] a histogram counts between the steps, as if its own range asked nothing", () => {
  eachAnswer(({ answer, cars, question }) => {
    for (const range of Object.keys(shown) as Range[]) {
      const open = { ...question, [`${range}From`]: null, [`${range}To`]: null };
      const numbers = matching(cars, open).flatMap((car) => shown[range](car) ?? []);
      const steps = rangeRow(range)
        .steps(filterDay)
        .toSorted((a, b) => a - b);
      const edges = [Number.NEGATIVE_INFINITY, ...steps, Number.POSITIVE_INFINITY];
      const counts = edges.slice(0, -1).map((from, at) => {
        const to = edges[at + 1] ?? 0;
        return numbers.filter((number) => number >= from && number < to).length;
      });
      expect([range, answer.histograms[range]]).toEqual([range, { steps, counts }]);
    }
  });
});

test("[CATALOG-5] makes come with their series and how many there are of each", () => {
  eachAnswer(({ answer, cars, question }) => {
    const open = matching(cars, { ...question, brands: [], series: [] });
    const expected = [...Map.groupBy(open, (car) => car.normalizedMake)].map(([brand, ofBrand]) => ({
      brand,
      count: ofBrand.length,
      series: [...Map.groupBy(ofBrand, (car) => car.series)]
        .filter(([name]) => name !== "")
        .map(([name, ofSeries]) => ({ name, count: ofSeries.length })),
    }));
    const byName = <Named extends { name: string }>(list: readonly Named[]) =>
      list.toSorted((a, b) => a.name.localeCompare(b.name));
    const comparable = (list: typeof answer.brandCount) =>
      byName(list.map(({ brand, series, count }) => ({ name: brand, series: byName(series), count })));
    expect(comparable(answer.brandCount)).toEqual(
      comparable(expected.filter(({ series }) => series.length > 0)),
    );
  });
});

test.each(sortOrderNames)("[CATALOG-6] %s is the order of the list, page by page", (order) => {
  fc.assert(
    fc.property(anyStock, anyQuestion, (cars, given) => {
      const question = { ...given, order, search: "" };
      const { answer } = criteria(cars, question);
      const from = (question.page - 1) * pageSize;
      expect(answer.cars.map(({ id }) => id)).toEqual(
        listedInOrder(matching(cars, question), order, filterDay)
          .slice(from, from + pageSize)
          .map(({ id }) => id),
      );
    }),
    { numRuns: 15 },
  );
});

test("[CATALOG-6] pages put together are the whole list, however large they are and whatever is asked", () => {
  const idsOn = (catalog: ReturnType<typeof catalogOf<CatalogCar>>, question: Filter, size: number) => {
    const { total } = search(catalog, question, { pageSize: size });
    return Array.from({ length: Math.ceil(total / size) }, (_, at) =>
      search(catalog, { ...question, page: at + 1 }, { pageSize: size }),
    ).flatMap(({ cars }) => cars.map(({ id }) => id));
  };
  const stocks = fc.tuple(
    anyStock,
    fc.array(anyCatalogCar, { maxLength: 9 }),
    anyQuestion,
    fc.integer({ min: 1, max: 9 }),
  );
  fc.assert(
    fc.property(stocks, ([cars, changed, question, size]) => {
      const before = catalogOf(cars, listedStock, filterDay);
      for (const catalog of [before, withChanges(before, { changed, removed: [] }, filterDay)]) {
        const whole = search(catalog, { ...question, page: 1 }, { pageSize: 1_000 });
        const ids = idsOn(catalog, question, size);
        expect(ids).toEqual(whole.cars.map(({ id }) => id));
        expect(new Set(ids).size).toBe(whole.total);
      }
    }),
    { numRuns: 40 },
  );
});

test("[CATALOG-29] a part of the stock is searched and counted as if there were no other cars", () => {
  const only = ({ id }: CatalogCar) => id % 2 === 0;
  /** In the order of their names, which the whole stock may have met in another, and without those that nobody has. */
  const comparable = ({ total, cars, histograms, facets }: ReturnType<typeof search<CatalogCar>>) => ({
    total,
    cars,
    histograms,
    facets: Object.values<readonly OptionCount[]>(facets).map((options) =>
      options.filter(({ count }) => count > 0).toSorted((a, b) => a.value.localeCompare(b.value)),
    ),
  });
  fc.assert(
    fc.property(anyStock, anyQuestion, (cars, given) => {
      // A word is read by the words of the whole stock, so this is about all other fields.
      const question = { ...given, search: "" };
      const part = search(catalogOf(cars, listedStock, filterDay), question, { pageSize, only });
      expect(comparable(part)).toEqual(comparable(criteria(cars.filter(only), question).answer));
    }),
    { numRuns: 40 },
  );
});
