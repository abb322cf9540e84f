import type { Database } from "#data/database.ts";
import { findCarsByPlate } from "#data/queries/cars-by-plate.ts";
import { type ImportedCar, upsertCars } from "#data/queries/import-cars.ts";
import { findStores, saveStores } from "#data/queries/stores.ts";
import type { StoreLocation } from "#domain/store/locations.ts";
import type { Store } from "#domain/store/store.ts";
import { carFromStockRow } from "./car-from-stock-row.ts";
import { ImportRefused } from "./import-refused.ts";
import type { StockRow } from "./stock-row.ts";

export type Stock = {
  /** The rows without fault. Read again for each use, so that they are never all in memory. */
  rows: () => AsyncIterable<StockRow>;
  stores: readonly Store[];
  now: Date;
  signal: AbortSignal;
};
export type Written = { inserted: number; updated: number };

/** Rows that are in memory at the same time, here and in the database. */
const batchSize = 200;

/** All or nothing: one transaction, from the first store to the last car. [IMPORT-31] [IMPORT-34] */
export function writeStock(db: Database, stock: Stock): Promise<Written> {
  return db.transaction(async (tx) => {
    await saveStores(tx, stock.stores);
    const total = { inserted: 0, updated: 0 };
    for await (const batch of carBatches(tx, stock, await storesBySlug(tx, []))) {
      const { inserted, updated } = await upsertCars(tx, batch.cars);
      total.inserted += inserted;
      total.updated += updated;
    }
    stock.signal.throwIfAborted();
    return total;
  });
}

/** What `writeStock` would do, without writing anything. [IMPORT-32] */
export async function previewStock(db: Database, stock: Stock): Promise<Written> {
  const total = { inserted: 0, updated: 0 };
  for await (const { cars, known } of carBatches(db, stock, await storesBySlug(db, stock.stores))) {
    total.updated += known;
    total.inserted += cars.length - known;
  }
  return total;
}

async function* carBatches(
  db: Database,
  { rows, now, signal }: Stock,
  stores: ReadonlyMap<StoreLocation, Store>,
): AsyncGenerator<{ cars: ImportedCar[]; known: number }> {
  for await (const batch of inBatches(rows())) {
    signal.throwIfAborted();
    const known = await findCarsByPlate(
      db,
      batch.map(({ licenseplate }) => licenseplate),
    );
    const cars = batch.map((row) => {
      const store = getStore(stores, row.location);
      getStore(stores, row.physicalLocation ?? row.location);
      return carFromStockRow(row, known.get(row.licenseplate) ?? null, store, now);
    });
    yield { cars, known: known.size };
  }
}

async function storesBySlug(db: Database, added: readonly Store[]): Promise<Map<StoreLocation, Store>> {
  return new Map([...(await findStores(db)), ...added].map((store) => [store.slug, store]));
}

/** [IMPORT-33] */
function getStore(stores: ReadonlyMap<StoreLocation, Store>, slug: StoreLocation): Store {
  const store = stores.get(slug);
  if (store) return store;
  throw new ImportRefused(`Butiken "${slug}" finns inte i databasen. Lägg in butikerna med --stores.`);
}

async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
