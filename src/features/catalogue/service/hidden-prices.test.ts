import fc from "fast-check";
import { expect, test } from "vitest";
import { isIncoming } from "#features/cars/rules/status.ts";
import { anyEasyFilter, anyFilter, filterDay } from "#tests/any-filter.ts";
import { anyHiddenPrice, anyStock } from "#tests/any-stock.ts";
import type { Filter } from "../rules/filter.ts";
import { sortOrderNames } from "../rules/sort-orders.ts";
import { type Catalog, carsOf, catalogOf, withChanges } from "./catalog.ts";
import { search } from "./search.ts";
import { findSimilarCars } from "./similar-cars.ts";
import { type CatalogCar, listedStock } from "./stock/stock-kinds.ts";

const anyOrder = fc.constantFrom(...sortOrderNames);
const anyQuestion = fc
  .tuple(fc.oneof(anyEasyFilter, anyEasyFilter, anyFilter), anyOrder, fc.integer({ min: 1, max: 3 }))
  .map(([filter, order, page]): Filter => ({ ...filter, order, page }));

/** A stock, and the same with other prices for every car whose price is hidden. */
const twoStocks = fc
  .tuple(anyStock, fc.infiniteStream(anyHiddenPrice))
  .map(([cars, prices]) => ({ cars, repriced: cars.map((car) => repriced(car, prices.next().value)) }));

function repriced(car: CatalogCar, price: Partial<CatalogCar>): CatalogCar {
  return isIncoming(car.status) ? { ...car, ...price } : car;
}

const told = (catalog: Catalog<CatalogCar>, question: Filter) => ({
  answer: search(catalog, question, { pageSize: 5 }),
  similar: carsOf(catalog).map((car) =>
    findSimilarCars(catalog, { ...car, make: car.normalizedMake }, 4).map(({ id }) => id),
  ),
  validUntil: catalog.validUntil,
});

test("[HIDDEN-2] another hidden price changes no answer, for any filter and order", () => {
  fc.assert(
    fc.property(twoStocks, anyQuestion, ({ cars, repriced }, question) => {
      const of = (stock: readonly CatalogCar[]) => told(catalogOf(stock, listedStock, filterDay), question);
      expect(of(repriced)).toEqual(of(cars));
    }),
    { numRuns: 60 },
  );
});

test("[HIDDEN-2] nor does one that comes as a change", () => {
  fc.assert(
    fc.property(twoStocks, anyQuestion, ({ cars, repriced }, question) => {
      const before = catalogOf(cars, listedStock, filterDay);
      const after = (changed: readonly CatalogCar[]) =>
        told(withChanges(before, { changed, removed: [] }, filterDay), question);
      const hidden = (stock: readonly CatalogCar[]) => stock.filter(({ status }) => isIncoming(status));
      expect(after(hidden(repriced))).toEqual(after(hidden(cars)));
      expect(after(hidden(repriced)).answer).toEqual(told(before, question).answer);
    }),
    { numRuns: 40 },
  );
});
