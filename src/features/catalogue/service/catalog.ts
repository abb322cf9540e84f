import { dayPlus, instantAt, stockholmDay } from "#core/dates/stockholm-day.ts";
import { facetDictionaryFor } from "./columns/facet-dictionary.ts";
import { emptyMakeDictionary, withMakes } from "./columns/make-dictionary.ts";
import { stepsOn } from "./columns/range-columns.ts";
import { type Dictionaries, segmentOf } from "./columns/segment.ts";
import { fullLayer, type Layer, withoutRows } from "./layer.ts";
import { allAtOnce, inSlices, type Slices } from "./slices.ts";
import type { StockKind } from "./stock/indexed-car.ts";
import type { Readings } from "./words/reading.ts";

/**
 * The whole stock in memory. One large block of cars and, on top, a small one with what has changed since: a change
 * makes a new catalogue that shares the large block with the old one. Both stay whole for as long as anybody uses them.
 */
export type Catalog<Car> = {
  size: number;
  /**
   * From then on answers may be wrong though nothing was changed: years, cuts and prices that come by the calendar.
   * Build a new one before.
   */
  validUntil: Date;
  /** When the last change was made. */
  asOf: Date;
  dictionaries: Dictionaries<Car>;
  base: Layer<Car>;
  recent: Layer<Car>;
  /** What searches were read as: people write the same words again and again. */
  readings: Readings;
};

/** When more than this has changed, working it all out anew is cheaper than carrying it along. */
const maxRecent = 200;

/** `stores`: the places to choose from, whether or not a car is there; others are added as cars name them. */
export function catalogOf<Car>(
  cars: readonly Car[],
  kind: StockKind<Car>,
  now: Date,
  stores: readonly string[] = [],
): Catalog<Car> {
  return allAtOnce(catalogSlices(cars, kind, now, stores));
}

/** The same, cooperatively: in slices, between other work. */
export function catalogInSlices<Car>(
  cars: readonly Car[],
  kind: StockKind<Car>,
  now: Date,
  stores: readonly string[] = [],
): Promise<Catalog<Car>> {
  return inSlices(catalogSlices(cars, kind, now, stores));
}

function* catalogSlices<Car>(
  cars: readonly Car[],
  kind: StockKind<Car>,
  now: Date,
  stores: readonly string[],
): Slices<Catalog<Car>> {
  const makes = withMakes(emptyMakeDictionary, cars.map(kind.makeOf));
  const facets = facetDictionaryFor(stepsOn(now), placesOf(cars, kind, stores));
  const dictionaries = { kind, facets, makes };
  const base = fullLayer(yield* segmentOf(cars, dictionaries, now), dictionaries);
  const recent = fullLayer(yield* segmentOf([], dictionaries, now, base.segment.codes.packing), dictionaries);
  return {
    size: base.size,
    asOf: now,
    validUntil: earliest(nextMidnight(now), base.segment.validUntil),
    dictionaries,
    base,
    recent,
    readings: new Map(),
  };
}

/** Cars that are new or changed, and the ids of those that are gone. */
export type CatalogChanges<Car> = { changed: readonly Car[]; removed: readonly number[] };

/**
 * The same stock with some cars new or changed and others gone. The catalogue that is given stays as it was.
 * @internal
 */
export function withChanges<Car>(
  catalog: Catalog<Car>,
  changes: CatalogChanges<Car>,
  now: Date,
): Catalog<Car> {
  return allAtOnce(changeSlices(catalog, changes, now));
}

/** The same, cooperatively: in slices, between other work. */
export function withChangesInSlices<Car>(
  catalog: Catalog<Car>,
  changes: CatalogChanges<Car>,
  now: Date,
): Promise<Catalog<Car>> {
  return inSlices(changeSlices(catalog, changes, now));
}

function* changeSlices<Car>(
  catalog: Catalog<Car>,
  { changed, removed }: CatalogChanges<Car>,
  now: Date,
): Slices<Catalog<Car>> {
  const { kind, facets } = catalog.dictionaries;
  const stores = facets.options.facilities;
  const touched = new Set([...removed, ...changed.map(kind.idOf)]);
  const unchanged = liveCars(catalog.recent).filter((car) => !touched.has(kind.idOf(car)));
  const recentCars = [...unchanged, ...lastOfEach(changed, kind)];
  const isLocationNew = recentCars.some((car) =>
    kind.placesOf(car).some((index) => !stores.codes.has(index)),
  );
  if (recentCars.length > maxRecent || isLocationNew || now >= catalog.validUntil) {
    const untouched = liveCars(catalog.base).filter((car) => !touched.has(kind.idOf(car)));
    return yield* catalogSlices([...untouched, ...recentCars], kind, now, stores.words);
  }
  const dictionaries = {
    ...catalog.dictionaries,
    makes: withMakes(catalog.dictionaries.makes, recentCars.map(kind.makeOf)),
  };
  const { packing } = catalog.base.segment.codes;
  const base = withoutRows(catalog.base, touched, dictionaries, now);
  const recent = fullLayer(yield* segmentOf(recentCars, dictionaries, now, packing), dictionaries);
  return {
    size: base.size + recent.size,
    asOf: now,
    validUntil: earliest(catalog.validUntil, recent.segment.validUntil),
    dictionaries,
    base,
    recent,
    readings: new Map(),
  };
}

function placesOf<Car>(cars: readonly Car[], kind: StockKind<Car>, stores: readonly string[]): string[] {
  const places = new Set(stores);
  for (const car of cars) for (const index of kind.placesOf(car)) places.add(index);
  return [...places];
}

/** Every car of the catalogue, highest id first within each block. */
export function carsOf<Car>({ base, recent }: Catalog<Car>): Car[] {
  return [...liveCars(recent), ...liveCars(base)];
}

function liveCars<Car>({ segment, isLive }: Layer<Car>): Car[] {
  const newestFirst = Array.from(segment.idRows.rows).filter(isLive);
  return newestFirst.map((row) => segment.cars[row] as Car);
}

function lastOfEach<Car>(cars: readonly Car[], kind: StockKind<Car>): Car[] {
  return [...new Map(cars.map((car) => [kind.idOf(car), car])).values()];
}

function nextMidnight(now: Date): Date {
  return instantAt(dayPlus(stockholmDay(now), 1), 0);
}

function earliest(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}
