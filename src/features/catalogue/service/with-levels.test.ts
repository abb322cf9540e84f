import fc from "fast-check";
import { expect, test } from "vitest";
import type { MarketLevel } from "#features/cars/rules/price/market-label.ts";
import { filterDay } from "#tests/any-filter.ts";
import { anyCatalogCar } from "#tests/any-stock.ts";
import { availabilityRank } from "../rules/car-order.ts";
import { initialFilter } from "../rules/filter.ts";
import { priceLevelOf } from "../rules/mix-levels.ts";
import { levelDensity } from "../rules/weights.ts";
import { catalogOf, withChanges } from "./catalog.ts";
import { search } from "./search.ts";
import { type CatalogCar, listedStock } from "./stock/stock-kinds.ts";
import { withLevels } from "./with-levels.ts";

const [sample] = fc.sample(anyCatalogCar, { numRuns: 1, seed: 7 }) as [CatalogCar];
const aCar = (id: number, said: Partial<CatalogCar> = {}): CatalogCar => ({
  ...sample,
  id,
  licenseplate: `abc${100 + id}` as CatalogCar["licenseplate"],
  status: 120,
  price: 150_000,
  modelYear: 2020,
  publishedAt: new Date("2026-10-01T08:00:00Z"),
  // As many models as keep the list from being spread.
  series: `s${id}`,
  model: `s${id}`,
  ...said,
});

const levels = ["under", "level", "over", null] as const;

/** The cheaper for its mileage, the more points: as in any stock. */
const cars = Array.from({ length: 400 }, (_, at) => aCar(at + 1, { mileage: 20 * at }));
const levelByPoints = ({ id }: { id: number }): MarketLevel | null =>
  levels[Math.floor((id - 1) / 100)] ?? null;
const pages = (catalog: ReturnType<typeof withLevels>, pageSize = 24) =>
  Array.from(
    { length: Math.ceil(catalog.size / pageSize) },
    (_, at) => search(catalog, { ...initialFilter, page: at + 1 }, { pageSize }).cars,
  );

test("[RANK-8] the levels are mixed from the first page, however many points one of them has", () => {
  const catalog = withLevels(catalogOf(cars, listedStock, filterDay), levelByPoints);
  const [first = []] = pages(catalog);
  const counts = levels.map((level) => first.filter((car) => levelByPoints(car) === level).length);
  const all = Object.values(levelDensity).reduce((sum, one) => sum + one, 0);
  for (const [at, level] of levels.entries())
    expect(Math.abs((counts[at] ?? 0) - (24 * levelDensity[priceLevelOf(level)]) / all)).toBeLessThanOrEqual(
      2,
    );
});

test("[RANK-8] every car stands on one page, each level in its own order, also when cars have changed", () => {
  const whole = catalogOf(cars, listedStock, filterDay);
  const changed = cars.filter(({ id }) => id % 37 === 0).map((car) => ({ ...car, price: 149_000 }));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...levels), { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 5, max: 60 }),
      fc.boolean(),
      (some, pageSize, isChanged) => {
        const levelOf = ({ id }: { id: number }) => some[id % 7] ?? null;
        const stock = isChanged ? withChanges(whole, { changed, removed: [] }, filterDay) : whole;
        const listed = pages(withLevels(stock, levelOf), pageSize).flat();
        expect(listed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(cars.map(({ id }) => id));
        expect(listed.map(availabilityRank)).toEqual(listed.map(availabilityRank).toSorted((a, b) => a - b));
        for (const ofLevel of Map.groupBy(listed, levelOf).values()) {
          const points = ofLevel.map(
            (car) => listedStock.factsOf(listedStock.visible(car), filterDay).points,
          );
          expect(points).toEqual(points.toSorted((a, b) => b - a));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test("[RANK-8] a market that says nothing new leaves the catalogue as it is", () => {
  const catalog = catalogOf(cars, listedStock, filterDay);
  expect(withLevels(catalog, levelByPoints)).toBe(withLevels(catalog, levelByPoints));
});
