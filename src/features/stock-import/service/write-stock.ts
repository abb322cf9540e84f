import type { LicensePlate } from "#core/plate/license-plate.ts";
import { countCarsAt } from "#features/cars/storage/cars-at-stores.ts";
import { findCarsByPlate } from "#features/cars/storage/cars-by-plate.ts";
import { cancelWaitingRise, raiseAfterReservation } from "#features/pricing/service/waiting-rise.ts";
import { notifyOffersOn } from "#features/proposals/service/offer-cars.ts";
import { isCut } from "#features/reservations/rules/reserved-car.ts";
import { lowerReservedPrices } from "#features/reservations/service/lower-price.ts";
import { endReservationsOfRemovedCars } from "#features/reservations/service/reservations-of-removed-cars.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { findStores, saveStores } from "#features/stores/storage/stores.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { type ImportedCar, type ReservedPrice, upsertCars } from "../storage/import-cars.ts";
import { removeCars } from "../storage/remove-cars.ts";
import { type FullStock, findAbsentCars } from "./absent-cars.ts";
import { carFromStockRow } from "./car-from-stock-row.ts";
import { type CarParts, readImportedParts } from "./car-pictures.ts";
import { withoutDoubtfulPrices } from "./doubtful-prices.ts";
import { ImportRefused } from "./import-refused.ts";
import type { StockRow } from "./stock-row.ts";
import { type LocatedReview, writeReviews } from "./write-reviews.ts";

export type Stock = {
  /** The rows without fault. Read again for each use, so that they are never all in memory. */
  rows: () => AsyncIterable<StockRow>;
  stores: readonly Store[];
  parts: CarParts;
  reviews: readonly LocatedReview[];
  /** Null: cars that the file does not name are left alone. */
  full: FullStock | null;
  skipsBad: boolean;
  /** Prices that are far from what they were are taken too; else the car keeps the one it has, and it is said. */
  acceptsPrices: boolean;
  /** In whose name a price that has to wait is planned. */
  staffUser: Pick<StaffUser, "id" | "name">;
  now: Date;
  signal: AbortSignal;
  print: (line: string) => void;
};
export type StockCounts = {
  inserted: number;
  updated: number;
  removed: readonly LicensePlate[];
  reviews: number;
};

/** Rows that are in memory at the same time, here and in the database. */
const batchSize = 200;

/** All or nothing: one transaction, from the first store to the last review. */
export function writeStock(db: Database, stock: Stock): Promise<StockCounts> {
  return db.transaction((tx) => writeAll(tx, stock));
}

/** What `writeStock` would do: all of it is done, so that everything is tried, and then taken back. */
export async function previewStock(db: Database, stock: Stock): Promise<StockCounts> {
  let counts: StockCounts | null = null;
  const takenBack = new Error("The preview is over");
  await db
    .transaction(async (tx) => {
      counts = await writeAll(tx, stock);
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
  if (!counts) throw new Error("A preview without an error has its counts");
  return counts;
}

async function writeAll(tx: Transaction, stock: Stock): Promise<StockCounts> {
  await saveStores(tx, stock.stores);
  const absent = stock.full ? await findAbsentCars(tx, stock.full) : [];
  const total = { inserted: 0, updated: 0 };
  for await (const cars of carBatches(tx, stock, await storesBySlug(tx))) {
    const { inserted, updated, moved, reserved } = await upsertCars(tx, cars);
    total.inserted += inserted;
    total.updated += updated;
    await settleReservedPrices(tx, reserved, stock);
    await notifyOffersOn(tx, moved, stock.now);
  }
  await removeCars(tx, absent);
  await endReservationsOfRemovedCars(tx, stock.now);
  await refuseCarsInRetiredStores(tx);
  const reviews = await writeReviews(tx, stock.reviews, stock);
  stock.signal.throwIfAborted();
  return { ...total, removed: absent.map(({ licenseplate }) => licenseplate), reviews };
}

/** A cut reaches whoever holds the car, a rise waits for the end of the reservation. */
async function settleReservedPrices(
  tx: Transaction,
  reserved: readonly ReservedPrice[],
  { staffUser, now }: Stock,
) {
  await lowerReservedPrices(
    tx,
    reserved.flatMap(({ carId, before, price }) =>
      price !== null && isCut(before, price) ? [{ carId, price }] : [],
    ),
  );
  for (const { carId, before, price, rise, reservedUntil } of reserved)
    if (rise !== null)
      await raiseAfterReservation(tx, {
        carId,
        price: rise,
        basePrice: before,
        staffUser,
        now,
        reservedUntil,
      });
    else if (price === before) await cancelWaitingRise(tx, { carId, staffUser, now });
}

async function* carBatches(
  tx: Transaction,
  { rows, parts, now, signal, acceptsPrices, print }: Stock,
  stores: ReadonlyMap<string, Store>,
): AsyncGenerator<ImportedCar[]> {
  for await (const batch of inBatches(rows())) {
    signal.throwIfAborted();
    const importedPartsOf = await readImportedParts(tx, batch, parts);
    const known = await findCarsByPlate(
      tx,
      batch.map(({ licenseplate }) => licenseplate),
    );
    const cars = batch.map((row) => {
      const store = getStore(stores, row.location);
      return carFromStockRow(row, known.get(row.licenseplate) ?? null, store, now, importedPartsOf(row));
    });
    yield acceptsPrices ? cars : await withoutDoubtfulPrices(tx, cars, { known, print });
  }
}

async function storesBySlug(tx: Transaction): Promise<Map<string, Store>> {
  return new Map((await findStores(tx)).map((store) => [store.slug, store]));
}

/** A store is closed for good only when no car is left there. */
async function refuseCarsInRetiredStores(tx: Transaction): Promise<void> {
  const retired = (await findStores(tx)).filter(({ isRetired }) => isRetired);
  const counts = await countCarsAt(
    tx,
    retired.map(({ slug }) => slug),
  );
  for (const [slug, cars] of counts) {
    const words = cars === 1 ? "1 bil" : `${cars} bilar`;
    throw new ImportRefused(
      `Butiken "${slug}" kan inte vara nedlagd: ${words} säljs eller står där. Inget har skrivits.`,
    );
  }
}

/** The rows were checked against the stores. */
function getStore(stores: ReadonlyMap<string, Store>, slug: string): Store {
  const store = stores.get(slug);
  if (!store) throw new Error(`The store ${slug} is gone since the rows were checked`);
  return store;
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
