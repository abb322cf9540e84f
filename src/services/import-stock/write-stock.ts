import type { Database } from "#data/database.ts";
import { findCarsByPlate } from "#data/queries/cars-by-plate.ts";
import { type ImportedCar, upsertCars } from "#data/queries/import-cars.ts";
import { countCarsAt, findStores, saveStores } from "#data/queries/stores.ts";
import type { Store } from "#domain/store/store.ts";
import { carFromStockRow } from "./car-from-stock-row.ts";
import { ImportRefused } from "./import-refused.ts";
import { hint, storeSlug } from "./read-cell.ts";
import type { StockRow } from "./stock-row.ts";
import { wordList } from "./word-list.ts";

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
    for await (const batch of carBatches(tx, stock, await storesByName(tx, []))) {
      const { inserted, updated } = await upsertCars(tx, batch.cars);
      total.inserted += inserted;
      total.updated += updated;
    }
    await refuseCarsInRetiredStores(tx);
    stock.signal.throwIfAborted();
    return total;
  });
}

/** What `writeStock` would do, without writing anything. [IMPORT-32] */
export async function previewStock(db: Database, stock: Stock): Promise<Written> {
  const total = { inserted: 0, updated: 0 };
  for await (const { cars, known } of carBatches(db, stock, await storesByName(db, stock.stores))) {
    total.updated += known;
    total.inserted += cars.length - known;
  }
  return total;
}

async function* carBatches(
  db: Database,
  { rows, now, signal }: Stock,
  stores: ReadonlyMap<string, Store>,
): AsyncGenerator<{ cars: ImportedCar[]; known: number }> {
  for await (const batch of inBatches(rows())) {
    signal.throwIfAborted();
    const known = await findCarsByPlate(
      db,
      batch.map(({ licenseplate }) => licenseplate),
    );
    const cars = batch.map((row) => {
      const store = getStore(stores, row.location);
      const standsAt = row.physicalLocation ? getStore(stores, row.physicalLocation).slug : null;
      const placed = { ...row, location: store.slug, physicalLocation: standsAt };
      return carFromStockRow(placed, known.get(row.licenseplate) ?? null, store, now);
    });
    yield { cars, known: known.size };
  }
}

/** By slug, and by what the site calls it: "Malmö Syd" in a dealer's file is the store that is labelled so. */
async function storesByName(db: Database, added: readonly Store[]): Promise<Map<string, Store>> {
  const stores = [...(await findStores(db)), ...added];
  const named = stores.flatMap((store) =>
    [store.name, store.label].flatMap((name): [string, Store][] => {
      const read = storeSlug(name);
      return "value" in read ? [[read.value, store]] : [];
    }),
  );
  return new Map([...named, ...stores.map((store) => [store.slug, store] as const)]);
}

/** A store is closed for good only when no car is left there. [PLACE-6] */
async function refuseCarsInRetiredStores(db: Database): Promise<void> {
  const retired = (await findStores(db)).filter(({ isRetired }) => isRetired);
  const counts = await countCarsAt(
    db,
    retired.map(({ slug }) => slug),
  );
  for (const [slug, cars] of counts) {
    const words = cars === 1 ? "1 bil" : `${cars} bilar`;
    throw new ImportRefused(
      `Butiken "${slug}" kan inte vara nedlagd: ${words} säljs eller står där. Inget har skrivits.`,
    );
  }
}

/** [IMPORT-33] */
function getStore(stores: ReadonlyMap<string, Store>, slug: string): Store {
  const store = stores.get(slug);
  if (store) return store;
  const known = wordList([...stores.values()].map((one) => [one.slug, one.slug] as const));
  throw new ImportRefused(
    `Butiken "${slug}" finns inte i databasen${hint(known, slug) || "."} Lägg in butikerna med --stores.`,
  );
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
