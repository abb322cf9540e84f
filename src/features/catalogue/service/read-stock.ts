import { isSold } from "#features/cars/rules/status.ts";
import type { Database } from "#platform/db/database.ts";
import { type Chain, chainOf } from "../rules/chain.ts";
import {
  type ChangedStockRows,
  type FullStock,
  findChangedStock,
  type StockedCar,
} from "../storage/catalog-stock.ts";
import type { SnapshotStore } from "../storage/snapshot/snapshot-store.ts";
import type { ChangeCursor } from "../storage/stock-changes.ts";
import { type Catalog, type CatalogChanges, catalogInSlices, withChangesInSlices } from "./catalog.ts";
import {
  type CatalogCar,
  externalStock,
  listedStock,
  type SoldCar,
  soldStock,
  type WatchedAdvert,
} from "./stock/stock-kinds.ts";
import { type Market, noMarket } from "./with-market.ts";

export type ReadStock = {
  catalogs: {
    /** The stores, read together with the cars. */
    chain: Chain;
    listed: Catalog<CatalogCar>;
    sold: Catalog<SoldCar>;
    external: Catalog<WatchedAdvert>;
    market: Market;
  };
  cursor: ChangeCursor;
  readAt: Date;
};
type Catalogs = ReadStock["catalogs"];

/** Changes are kept for two days: who could not read for one must not trust them to be complete. */
const trustedMs = 24 * 3_600_000;
/** More cars than this are read with all the others rather than one by one. */
const maxChanged = 2_000;

export async function catalogsOf({ cars, adverts, stores }: FullStock, now: Date): Promise<Catalogs> {
  const chain = chainOf(stores);
  const slugs = chain.stores.map(({ slug }) => slug);
  const listed = await catalogInSlices<CatalogCar>(cars.filter(isListedCar), listedStock, now, slugs);
  const sold = await catalogInSlices<SoldCar>(cars.filter(isSoldCar), soldStock, now, slugs);
  const external = await catalogInSlices(adverts.filter(isPublished), externalStock, now);
  return { chain, listed, sold, external, market: noMarket };
}

/** With what has changed since, or null when all of it is to be read anew; nothing changed: the same catalogues. */
export async function broughtUpToDate(
  db: Database,
  { catalogs, cursor, readAt }: ReadStock,
  now: Date,
): Promise<{ stock: ReadStock; carIds: readonly number[] } | null> {
  if (isOutdated(catalogs, readAt, now)) return null;
  const updated = await findChangedStock(db, cursor, { limit: maxChanged });
  if (updated === null) return null;
  const isChanged = updated.ids.cars.length + updated.ids.external_adverts.length > 0;
  return {
    stock: {
      catalogs: isChanged ? await withChanges(catalogs, updated, now) : catalogs,
      cursor: updated.cursor,
      readAt: now,
    },
    carIds: updated.ids.cars,
  };
}

/** What no longer holds by itself, or was read too long ago to be told all that has changed. */
function isOutdated({ listed, sold, external }: Catalogs, readAt: Date, now: Date): boolean {
  const ageMs = now.getTime() - readAt.getTime();
  return (
    [listed, sold, external].some(({ validUntil }) => now >= validUntil) || ageMs > trustedMs || ageMs < 0
  );
}

/** What the last start has kept, worked out before the database is open; nothing of it counts until it is compared. */
export type CatalogueSnapshot = { token: string; stock: ReadStock };

export async function readCatalogueSnapshot(
  snapshots: SnapshotStore,
  now: Date,
): Promise<CatalogueSnapshot | null> {
  const file = await snapshots.read();
  if (file === null) return null;
  const { token, cursor, readAt } = file;
  return { token, stock: { catalogs: await catalogsOf(file, now), cursor, readAt } };
}

/** Null when it is not of this database, or too much has happened since: then it is of no use to anybody. */
export async function restoredCatalogs(
  db: Database,
  snapshots: SnapshotStore,
  snapshot: CatalogueSnapshot | null,
  now: Date,
): Promise<ReadStock | null> {
  const isOurs = snapshot !== null && (await snapshots.isOf(db, snapshot.token));
  const updated = isOurs ? await broughtUpToDate(db, snapshot.stock, now) : null;
  if (updated === null) await snapshots.remove();
  return updated?.stock ?? null;
}

async function withChanges(
  before: Catalogs,
  { ids, cars, adverts }: ChangedStockRows,
  now: Date,
): Promise<Catalogs> {
  return {
    ...before,
    listed: await next(before.listed, changesOf(ids.cars, cars, isListedCar), now),
    sold: await next(before.sold, changesOf(ids.cars, cars, isSoldCar), now),
    external: await next(before.external, changesOf(ids.external_adverts, adverts, isPublished), now),
  };
}

/** A car belongs to one stock at a time: where it no longer is, it is gone. */
function changesOf<Car extends { id: number }>(
  ids: readonly number[],
  updated: readonly Car[],
  belongs: (car: Car) => boolean,
): CatalogChanges<Car> {
  const staying = updated.filter(belongs);
  const snapshot = new Set(staying.map(({ id }) => id));
  return { changed: staying, removed: ids.filter((id) => !snapshot.has(id)) };
}

function next<Car>(catalog: Catalog<Car>, changes: CatalogChanges<Car>, now: Date): Promise<Catalog<Car>> {
  return withChangesInSlices(catalog, changes, now);
}

const isSoldCar = (car: StockedCar) => isSold(car.status);
const isListedCar = (car: StockedCar) => !isSold(car.status);
/** An advert that its seller has taken down is no longer to be found. */
const isPublished = (advert: WatchedAdvert) => advert.removedAt === null;
