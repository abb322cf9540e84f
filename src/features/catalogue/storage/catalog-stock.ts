import { type AnyColumn, and, asc, count, eq, gt, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Car } from "#features/cars/rules/car.ts";
import type { ExternalAdvert } from "#features/cars/rules/external-advert.ts";
import { type CarImage, firstFindingPosition, imageTypes } from "#features/cars/rules/image.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { isSold } from "#features/cars/rules/status.ts";
import { priceEvents } from "#features/cars/storage/car-events.table.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { conditionFindings } from "#features/cars/storage/condition-findings.table.ts";
import { externalAdverts } from "#features/cars/storage/external-adverts.table.ts";
import { carFromRow } from "#features/cars/storage/row-to-car.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { findStores } from "#features/stores/storage/stores.ts";
import { flushChangeLog } from "#platform/db/change-log-epoch.ts";
import type { Database } from "#platform/db/database.ts";
import type { PlaceNames } from "../rules/matches-search.ts";
import { textSharer } from "./shared-texts.ts";
import { type ChangeCursor, findChangeCursor, findStockChanges, type StockChanges } from "./stock-changes.ts";

export type StockedCar = Car & {
  coverImage: CarImage | null;
  /** Those that can be looked through flat, close-ups of findings apart. */
  pictureCount: number;
  /** What a technician found not normal; null for sold cars, of which nobody asks. */
  remarkCount: number | null;
  storeName: string;
  placeNames: PlaceNames;
  /** Only for cars that are not sold: nobody cuts the price of the others. */
  priceEvents: PriceEvent[];
  sale: Sale | null;
};
export type StockedAdvert = ExternalAdvert & { id: number };
export type FullStock = {
  cars: StockedCar[];
  adverts: StockedAdvert[];
  /** Retired ones too. */
  stores: Store[];
  cursor: ChangeCursor;
};

/** So many at a time that nobody who uses the same process or database has to wait long. */
const atATime = 500;

/** Everything, and from where to read on: all of it as it was at one instant. */
export async function findFullStock(db: Database): Promise<FullStock> {
  await flushChangeLog(db);
  return db.transaction(async (tx) => {
    const cursor = await findChangeCursor(tx);
    const stores = await findStores(tx);
    const places = placesBySlug(stores);
    const share = textSharer();
    const changedRows: StockedCar[] = [];
    for (let next: Promise<SomeRows> | null = findSomeRows(tx, gt(cars.id, 0)); next; ) {
      const some: SomeRows = await next;
      const last = some.rows.at(-1);
      // The database reads on while this thread makes cars of what it has read: each takes half of the time.
      next = last && some.rows.length === atATime ? findSomeRows(tx, gt(cars.id, last.id)) : null;
      for (const car of stockedCars(some, places)) {
        if (car.coverImage) share(car.coverImage);
        changedRows.push(share(car));
      }
    }
    return { cars: changedRows, adverts: await tx.select().from(externalAdverts), stores, cursor };
  }, oneInstant);
}

const oneInstant = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export type ChangedStockRows = StockChanges & { cars: StockedCar[]; adverts: StockedAdvert[] };

/**
 * What has changed since and how it is now, both as they were at one instant; null when the cursor cannot be used, or
 * when so much has changed that reading everything is less work; a store that has changed is named by everything.
 */
export async function findChangedStock(
  db: Database,
  cursor: ChangeCursor,
  { limit }: { limit: number },
): Promise<ChangedStockRows | null> {
  // Most rounds find nothing: they take one statement and no transaction.
  const changedRows = await findStockChanges(db, cursor);
  if (!changedRows || isReadAnew(changedRows, limit)) return null;
  if (sizeOf(changedRows) === 0) return { ...changedRows, cars: [], adverts: [] };
  return db.transaction(async (tx) => {
    const changes = await findStockChanges(tx, cursor);
    if (!changes || isReadAnew(changes, limit)) return null;
    const { cars: carIds, external_adverts: advertIds } = changes.ids;
    const cars = await findStockedCars(tx, carIds);
    return { ...changes, cars, adverts: await findStockedAdverts(tx, advertIds) };
  }, oneInstant);
}

function isReadAnew(changes: StockChanges, limit: number): boolean {
  return changes.ids.stores.length > 0 || sizeOf(changes) > limit;
}

function sizeOf({ ids }: StockChanges): number {
  return ids.cars.length + ids.external_adverts.length;
}

/** Those of the ids that are there; an id that is not is a car that is gone. */
export async function findStockedCars(db: Database, ids: readonly number[]): Promise<StockedCar[]> {
  const changedRows: StockedCar[] = [];
  if (ids.length === 0) return changedRows;
  const places = placesBySlug(await findStores(db));
  for (let at = 0; at < ids.length; at += atATime) {
    const some = await findSomeRows(db, isOneOf(cars.id, ids.slice(at, at + atATime)));
    changedRows.push(...stockedCars(some, places));
  }
  return changedRows;
}

export async function findStockedAdverts(db: Database, ids: readonly number[]): Promise<StockedAdvert[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(externalAdverts)
    .where(inArray(externalAdverts.id, [...ids]));
}

type SomeRows = Awaited<ReturnType<typeof findSomeRows>>;

async function findSomeRows(db: Database, wanted: SQL) {
  const rows = await db.select().from(cars).where(wanted).orderBy(asc(cars.id)).limit(atATime);
  const ids = rows.map(({ id }) => id);
  const unsold = rows.filter(({ status }) => !isSold(status)).map(({ id }) => id);
  return {
    rows,
    covers: await findCovers(db, ids),
    pictureCounts: await countPictures(db, ids),
    remarks: await countRemarks(db, unsold),
    prices: await findPrices(db, unsold),
    sales: await findLastSales(db, ids),
  };
}

function stockedCars(changedRows: SomeRows, places: Places): StockedCar[] {
  const { rows, covers, pictureCounts, remarks, prices, sales } = changedRows;
  const coverOf = new Map(covers.map(({ carId, ...cover }) => [carId, cover]));
  const pictureCountOf = new Map(pictureCounts.map(({ carId, count }) => [carId, count]));
  const remarkCountOf = new Map(remarks.map(({ carId, count }) => [carId, count]));
  const pricesOf = Map.groupBy(prices, ({ carId }) => carId);
  const saleOf = new Map(sales.map(({ carId, ...sale }) => [carId, sale]));
  return rows.map((row) => ({
    ...carFromRow(row),
    storeName: places.nameOf(row.location),
    placeNames: places.labelsOf(row.location, row.physicalLocation),
    coverImage: coverOf.get(row.id) ?? null,
    pictureCount: pictureCountOf.get(row.id) ?? 0,
    remarkCount: isSold(row.status) ? null : (remarkCountOf.get(row.id) ?? 0),
    priceEvents: (pricesOf.get(row.id) ?? []).map(({ at, price }) => ({ at, price })),
    sale: isSold(row.status) ? (saleOf.get(row.id) ?? null) : null,
  }));
}

type Places = {
  nameOf: (slug: string) => string;
  labelsOf: (location: string, physicalLocation: string) => PlaceNames;
};

/** Cars of the same places share one object: there are many more cars than pairs of places. */
function placesBySlug(stores: readonly Store[]): Places {
  const bySlug = new Map(stores.map((store) => [store.slug, store]));
  const pairs = new Map<string, PlaceNames>();
  const labelOf = (slug: string) => bySlug.get(slug)?.label ?? slug;
  return {
    nameOf: (slug) => bySlug.get(slug)?.name ?? "",
    labelsOf: (location, physicalLocation) => {
      const key = `${location} ${physicalLocation}`;
      const pair = pairs.get(key);
      if (pair) return pair;
      const names = { location: labelOf(location), physicalLocation: labelOf(physicalLocation) };
      pairs.set(key, names);
      return names;
    },
  };
}

/** One parameter: to write a list of 500 down took as long as to read its rows. */
function isOneOf(column: AnyColumn, ids: number[]): SQL {
  return eq(column, sql`any(${sql.param(ids)})`);
}

/** A close-up of a scratch is no cover, even where it is the only picture. */
function findCovers(db: Database, ids: number[]) {
  return db
    .selectDistinctOn([carImages.carId])
    .from(carImages)
    .where(isPictureOf(ids))
    .orderBy(asc(carImages.carId), asc(carImages.position));
}

/** Apart from the covers: to count beside them, row by row, takes as long again as both. */
function countPictures(db: Database, ids: number[]) {
  return db
    .select({ carId: carImages.carId, count: count() })
    .from(carImages)
    .where(and(isPictureOf(ids), ne(carImages.type, imageTypes.pano)))
    .groupBy(carImages.carId);
}

function countRemarks(db: Database, ids: number[]) {
  return db
    .select({ carId: conditionFindings.carId, count: count() })
    .from(conditionFindings)
    .where(and(isOneOf(conditionFindings.carId, ids), ne(conditionFindings.verdict, "normal")))
    .groupBy(conditionFindings.carId);
}

function isPictureOf(ids: number[]): SQL | undefined {
  return and(isOneOf(carImages.carId, ids), lt(carImages.position, firstFindingPosition));
}

function findPrices(db: Database, ids: number[]) {
  return db
    .select()
    .from(priceEvents)
    .where(isOneOf(priceEvents.carId, ids))
    .orderBy(asc(priceEvents.at), asc(priceEvents.id));
}

/** The last wins in a map made of them. */
function findLastSales(db: Database, ids: number[]) {
  return db
    .select({
      carId: soldCars.carId,
      soldAt: soldCars.soldAt,
      deliveredAt: soldCars.deliveredAt,
      price: soldCars.price,
      daysInStock: soldCars.daysInStock,
    })
    .from(soldCars)
    .where(isOneOf(soldCars.carId, ids))
    .orderBy(asc(soldCars.soldAt), asc(soldCars.id));
}
