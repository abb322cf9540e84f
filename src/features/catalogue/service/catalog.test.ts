import fc from "fast-check";
import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { anyEasyFilter, filterDay } from "#tests/any-filter.ts";
import { anyCatalogCar, anyStock } from "#tests/any-stock.ts";
import { contractLocations } from "#tests/demo-chain.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { initialFilter } from "../rules/filter.ts";
import { carsOf, catalogOf, withChanges } from "./catalog.ts";
import { search } from "./search.ts";
import { type CatalogCar, listedStock } from "./stock/stock-kinds.ts";

const pageSize = 7;
const listed = (said: Partial<CatalogCar>): CatalogCar => ({
  ...aCar(),
  coverImage: null,
  storeName: "",
  placeNames: placeNamesOf(aCar()),
  priceEvents: [],
  ...said,
});

const anyChange = fc.record({
  changed: fc.array(anyCatalogCar, { maxLength: 6 }),
  removed: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 30 }),
});
const anyQuestion = fc
  .tuple(
    anyEasyFilter,
    fc.constantFrom("", "", "volvo", "vovlo", "värmaren", "v60 d4", "mlb1"),
    fc.constantFrom(1, 2),
  )
  .map(([filter, words, page]) => ({ ...filter, search: words, page }));

/** The same change, made to a plain list. */
function changedList(cars: readonly CatalogCar[], change: { changed: CatalogCar[]; removed: number[] }) {
  const byId = new Map(cars.map((car) => [car.id, car]));
  for (const id of change.removed) byId.delete(id);
  for (const car of change.changed) byId.set(car.id, car);
  return [...byId.values()];
}

/** Makes are listed in the order they were met, which a change may alter. */
function comparable(answer: ReturnType<typeof search<CatalogCar>>) {
  const { brands, series, ...facets } = answer.facets;
  const some = (options: typeof brands) =>
    options.filter(({ count }) => count > 0).toSorted((a, b) => a.value.localeCompare(b.value));
  return {
    total: answer.total,
    cars: answer.cars,
    histograms: answer.histograms,
    facets: { ...facets, brands: some(brands), series: some(series) },
  };
}

test("[CATALOG-9] change upon change, the answers are those of a catalogue built anew", () => {
  fc.assert(
    fc.property(
      anyStock,
      fc.array(anyChange, { minLength: 1, maxLength: 4 }),
      anyQuestion,
      (cars, changes, criteria) => {
        let kept = catalogOf(cars, listedStock, filterDay, contractLocations);
        let list: CatalogCar[] = cars;
        for (const change of changes) {
          kept = withChanges(kept, change, filterDay);
          list = changedList(list, change);
        }
        const anew = catalogOf(list, listedStock, filterDay, contractLocations);
        expect(kept.size).toBe(list.length);
        expect(kept.validUntil <= anew.validUntil).toBe(true);
        expect(comparable(search(kept, criteria, { pageSize }))).toEqual(
          comparable(search(anew, criteria, { pageSize })),
        );
        expect(
          carsOf(kept)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(list.map(({ id }) => id).toSorted());
      },
    ),
    { numRuns: 35 },
  );
});

test("[CATALOG-9] when much has changed, everything is built anew", () => {
  const many = (price: number) => Array.from({ length: 700 }, (_, at) => listed({ id: at + 1, price }));
  const before = catalogOf(many(100_000), listedStock, filterDay);
  const after = withChanges(before, { changed: many(200_000), removed: [] }, filterDay);
  expect(after.recent.size).toBe(0);
  expect(search(after, { ...initialFilter, priceFrom: 200_000 }, { pageSize }).total).toBe(700);
});

test("[CATALOG-10] the catalogue before the change answers as before", () => {
  fc.assert(
    fc.property(anyStock, anyChange, anyQuestion, (cars, change, criteria) => {
      const before = catalogOf(cars, listedStock, filterDay);
      const answer = search(before, criteria, { pageSize });
      withChanges(before, change, filterDay);
      expect(search(before, criteria, { pageSize })).toEqual(answer);
    }),
    { numRuns: 20 },
  );
});

test("[CATALOG-8] a catalogue holds until midnight in Sweden; a price that is written down for later ends it earlier", () => {
  expect(catalogOf([], listedStock, filterDay).validUntil).toEqual(new Date("2026-11-15T23:00:00Z"));
  const at = new Date("2026-11-15T18:00:00Z");
  const car = listed({ priceEvents: [{ at, price: 200_000 }] });
  expect(catalogOf([car], listedStock, filterDay).validUntil).toEqual(at);
  const empty = catalogOf([], listedStock, filterDay);
  expect(withChanges(empty, { changed: [car], removed: [] }, filterDay).validUntil).toEqual(at);
});

test("[CATALOG-8] a change after that time builds everything anew", () => {
  const before = catalogOf([listed({ id: 1 })], listedStock, filterDay);
  const nextYear = new Date("2027-01-02T12:00:00Z");
  const after = withChanges(before, { changed: [listed({ id: 2 })], removed: [] }, nextYear);
  expect(after.size).toBe(2);
  expect(search(after, initialFilter, { pageSize }).histograms.year.steps.at(-1)).toBe(2027);
});

const placesIn = (catalog: ReturnType<typeof catalogOf<CatalogCar>>) =>
  search(catalog, initialFilter, { pageSize }).facets.facilities.map(
    ({ value, count }) => `${value} ${count}`,
  );

test("[PLACE-7] the places are the chain's stores, with or without cars, and those that cars name", () => {
  const cars = [
    listed({ id: 1, location: "malmo" }),
    listed({ id: 2, location: "gone", physicalLocation: "malmo" }),
  ];
  const catalog = catalogOf(cars, listedStock, filterDay, ["malmo", "kiruna"]);
  expect(placesIn(catalog)).toEqual(["malmo 1", "kiruna 0", "uppsala 0", "gone 1"]);
  const found = search(catalog, { ...initialFilter, physicalLocations: ["malmo"] }, { pageSize });
  expect(found.total).toBe(1);
});

test("[PLACE-7] a changed car may stand where none did before; more stores than a byte can tell apart are refused, not miscounted", () => {
  const before = catalogOf([listed({ id: 1 })], listedStock, filterDay);
  const moved = listed({ id: 1, location: "ystad", physicalLocation: "ystad" });
  const after = withChanges(before, { changed: [moved], removed: [] }, filterDay);
  expect(placesIn(after)).toContain("ystad 1");
  expect(search(after, { ...initialFilter, facilities: ["ystad"] }, { pageSize }).total).toBe(1);
  const slugs = Array.from({ length: 256 }, (_, at) => `s${at}`);
  expect(() => catalogOf([], listedStock, filterDay, slugs)).toThrow("facilities has 257 values");
  expect(() => catalogOf([], listedStock, filterDay, slugs.slice(0, 60))).not.toThrow();
});
