import { boundsOf, type Filter, type FilterFieldName, filterFieldNames, filterFields } from "./filter.ts";
import type { PriceBoundsFromMonthly } from "./filter-link.ts";
import type { FilterableCar } from "./filterable-car.ts";
import { matchesSearch, type SearchableCar } from "./matches-search.ts";
import { rangeNames, rangeRow } from "./ranges.ts";
import type { Bounds } from "./steps.ts";

/**
 * What a filter means, one car at a time: the truth that faster ways to search are held against.
 * A field that asks nothing lets every car through; all that ask must agree.
 * @internal
 */
export function matchesFilter(
  car: FilterableCar & SearchableCar,
  filter: Filter,
  priceBounds: PriceBoundsFromMonthly,
): boolean {
  return carMatcher(filter, priceBounds)(car);
}

/** The same for many cars: what a monthly cost means in price is worked out once. */
export function carMatcher(
  rawFilter: Filter,
  priceBounds: PriceBoundsFromMonthly,
): (car: FilterableCar & SearchableCar) => boolean {
  // Series decide over makes, as in a link, where the makes are dropped.
  const hasSeries = filterFields.series.write(rawFilter.series).length > 0;
  const filter = hasSeries ? { ...rawFilter, brands: [] } : rawFilter;
  const bounds = rangeNames.map((range) => {
    const { numberOf } = rangeRow(range);
    const criteria = boundsOf(filter, range);
    return { numberOf, criteria: range === "monthlyPayment" ? priceBounds(criteria) : criteria };
  });
  return (car) =>
    filterFieldNames.every((field) => agrees(car, filter, field)) &&
    bounds.every(({ numberOf, criteria }) => isWithin(criteria, numberOf(car))) &&
    matchesSearch(car, filter.search);
}

function agrees<Field extends FilterFieldName>(car: FilterableCar, filter: Filter, field: Field): boolean {
  return filterFields[field].agrees(car, filter[field]);
}

/** A car of which the number is not known is not within any bound. */
function isWithin({ from, to }: Bounds, value: number | null): boolean {
  if (from === null && to === null) return true;
  return value !== null && (from === null || value >= from) && (to === null || value <= to);
}
