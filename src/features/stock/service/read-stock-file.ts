import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { findCarsByPlate, type KnownCar } from "#features/cars/storage/cars-by-plate.ts";
import { rowFromCar } from "#features/cars/storage/row-to-car.ts";
import { whileReserved } from "#features/reservations/rules/reserved-car.ts";
import { findReservedCars } from "#features/reservations/storage/reserved-stock.ts";
import { carFromStockRow } from "#features/stock-import/service/car-from-stock-row.ts";
import { checkFile } from "#features/stock-import/service/check-file.ts";
import { rowName } from "#features/stock-import/service/report.ts";
import type { StockRow } from "#features/stock-import/service/stock-row.ts";
import { stockRule } from "#features/stock-import/service/stock-rule.ts";
import { storeNames } from "#features/stock-import/service/store-names.ts";
import type { ImportedCar } from "#features/stock-import/storage/import-cars.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { findStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { inBatches } from "#platform/db/recordset.ts";
import {
  type CarField,
  carFieldNames,
  carFields,
  type FieldValue,
  isSameValue,
} from "../rules/car-fields.ts";

export type FieldChange = { field: CarField; label: string; before: FieldValue; after: FieldValue };
/** A row of the file that would do something. */
export type ReadCar = {
  row: StockRow;
  licenseplate: LicensePlate;
  title: string;
  /** Null for a car that we do not have. */
  carId: number | null;
  /** The car that it would be; null for one that we have. */
  added: ImportedCar | null;
  changes: FieldChange[];
  /** A price that waits until whoever holds the car holds it no more; null: nothing does. */
  rise: number | null;
};
export type ReadFile = {
  /** "Rad 812 (ABC 12D): price: …", in the order of the file; nothing: it can be taken in. */
  problems: string[];
  /** Those that are new or other than they were. */
  cars: ReadCar[];
  /** Rows that say what we know. */
  same: number;
};

/** Reads a dealer's file by the rules of imports and says what it would do; nothing is written. */
export async function readStockFile(db: Database, bytes: Uint8Array, now: Date): Promise<ReadFile> {
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  try {
    const path = join(folder, "lager");
    await writeFile(path, bytes);
    return await readFileAt(db, path, now);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readFileAt(db: Database, path: string, now: Date): Promise<ReadFile> {
  const stores = await findStores(db);
  const rule = stockRule({ now, stores: storeNames(stores), hasPictureFolder: false });
  const problems: string[] = [];
  const rows: StockRow[] = [];
  await checkFile(path, rule, {
    print: (line) => problems.push(line),
    signal: new AbortController().signal,
    onGood: (row, position) => {
      rows.push(row);
      if (row.images && row.images.length > 0)
        problems.push(`${rowName(position, row.licenseplate)}: images: ${noPictures}`);
    },
  });
  if (problems.length === 0 && rows.length === 0) problems.push("Filen har inga bilar");
  if (problems.length > 0) return { problems, cars: [], same: 0 };
  const updated: ReadCar[] = [];
  for (const some of inBatches(rows)) updated.push(...(await readRows(db, some, stores, now)));
  const cars = updated.filter(
    ({ carId, changes, rise }) => carId === null || changes.length > 0 || rise !== null,
  );
  return { problems, cars, same: updated.length - cars.length };
}

const noPictures = "bilder läggs in på bilens sida. Ta bort kolumnen och läs in filen igen";

async function readRows(
  db: Database,
  rows: readonly StockRow[],
  stores: readonly Store[],
  now: Date,
): Promise<ReadCar[]> {
  const plates = rows.map(({ licenseplate }) => licenseplate);
  const knownCars = await findCarsByPlate(db, plates);
  const reserved = await findReservedCars(db, plates);
  return rows.map((row) => {
    const before = knownCars.get(row.licenseplate) ?? null;
    const store = stores.find(({ slug }) => slug === row.location);
    if (!store) throw new Error(`The store ${row.location} is gone since the rows were checked`);
    const imported = carFromStockRow(row, before, store, now);
    const active = reserved.get(row.licenseplate);
    const { car: after, rise } = active ? whileReserved(imported, active) : { car: imported, rise: null };
    return {
      row,
      licenseplate: row.licenseplate,
      title: after.title,
      carId: before?.id ?? null,
      added: before ? null : after,
      changes: before ? changesBetween(before, after) : [],
      rise,
    };
  });
}

/** Field by field, as the history of a car has them. */
function changesBetween(before: KnownCar, after: ImportedCar): FieldChange[] {
  const { id, imageUrls, ...unchanged } = before;
  const { images, findings, sale, ...imported } = after;
  const old = rowFromCar(unchanged);
  const renewed = rowFromCar({ ...unchanged, ...imported });
  return carFieldNames
    .filter((field) => !isSameValue(old[field], renewed[field]))
    .map((field) => ({
      field,
      label: carFields[field].label,
      before: old[field] ?? null,
      after: renewed[field] ?? null,
    }));
}
