import { access, constants } from "node:fs/promises";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { findStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { importUser } from "#platform/staff/import-user.ts";
import { type FullStock, findAbsentCars } from "./absent-cars.ts";
import { picturesOfRow } from "./car-pictures.ts";
import { checkFile, type FileCheck } from "./check-file.ts";
import { checkedRows, type RowRule } from "./check-rows.ts";
import type { RowPosition } from "./found-row.ts";
import { ImportRefused } from "./import-refused.ts";
import { copyPictures, type PictureSupply, type WantedPictures } from "./pictures/copy-pictures.ts";
import { type Findings, readFindings } from "./read-findings.ts";
import { readStores } from "./read-stores.ts";
import { importRefusal, importSummary, picturesLine, reportHeader, rowName } from "./report.ts";
import { rowsOfFile } from "./rows-of-file.ts";
import type { StockRow } from "./stock-row.ts";
import { stockRule } from "./stock-rule.ts";
import { storeNames } from "./store-names.ts";
import { readReviews } from "./write-reviews.ts";
import { previewStock, type Stock, writeStock } from "./write-stock.ts";

export type ImportOrder = {
  /** The dealer's cars, CSV or JSON. */
  file: string;
  /** The chain's own stores, CSV or JSON; null: they are in the database. */
  storesFile: string | null;
  /** What was found on the cars; null: what is known of them stays. */
  findingsFile: string | null;
  /** What customers said of cars that are sold; null: none. */
  reviewsFile: string | null;
  pictures: PictureSupply;
  /** The file is the whole stock, and at most so many percent of the cars may go; null: others are left alone. */
  maxRemovedPercent: number | null;
  isDryRun: boolean;
  /** Import the rows without fault and leave the others. */
  skipsBad: boolean;
  /** Take prices that are far from what they were. */
  acceptsPrices: boolean;
  now: Date;
  signal: AbortSignal;
  print: (line: string) => void;
  /** Opened once the file is known to be there. */
  withDatabase: <T>(use: (db: Database) => Promise<T>) => Promise<T>;
};

type LocatedRow = { row: StockRow; position: RowPosition };

/**
 * Reads a file more than once: first all of it is checked, then its pictures are copied, then it is written in one
 * transaction. So one bad row stops the import before anything is written, and memory holds no more than a batch.
 */
export async function importStock(order: ImportOrder): Promise<void> {
  await access(order.file, constants.R_OK);
  const stores = order.storesFile ? await readStores(order.storesFile, order) : [];
  await order.withDatabase((db) => importInto(db, order, stores));
}

async function importInto(db: Database, order: ImportOrder, stores: readonly Store[]): Promise<void> {
  const { now, signal, print, skipsBad, pictures } = order;
  const rule = await ruleOf(db, order, stores);
  const plates = new Set<LicensePlate>();
  let hasPictures = false;
  const result = await checkFile(order.file, rule, {
    print,
    signal,
    onGood: (row) => {
      plates.add(row.licenseplate);
      hasPictures ||= (picturesOfRow(row, pictures)?.length ?? 0) > 0;
    },
  });
  refuseUnusable(result, order);
  const hasPictureFolder = pictures.folder !== null;
  const findings = order.findingsFile
    ? await readFindings(order.findingsFile, { plates, hasPictureFolder, skipsBad, print, signal })
    : null;
  const reviews = order.reviewsFile ? await readReviews(order.reviewsFile, order) : [];
  const full: FullStock | null =
    order.maxRemovedPercent === null ? null : { plates, maxPercent: order.maxRemovedPercent };
  const rows = () => goodRows(order.file, rule, result);
  const stock: Stock = {
    rows: () => withoutPlaces(rows()),
    stores,
    parts: { folder: pictures.folder, keptOrigins: pictures.keptOrigins, findings },
    reviews,
    full,
    skipsBad,
    acceptsPrices: order.acceptsPrices,
    staffUser: importUser,
    now,
    signal,
    print,
  };
  if (order.isDryRun) {
    print(reportHeader(result, true));
    return print(importSummary(await previewStock(db, stock), result, true));
  }
  // Asked before the pictures, which may take hours, and again where it counts.
  if (full) await findAbsentCars(db, full);
  if (hasPictures || findings) {
    const copied = await copyPictures(db, wantedPictures(rows(), pictures, findings), pictures, order);
    if (copied.copied + copied.known + copied.failed > 0) print(picturesLine(copied));
  }
  print(reportHeader(result, false));
  print(importSummary(await writeStock(db, stock), result, false));
}

/** One error for a chain without stores, rather than one for every row. */
async function ruleOf(db: Database, { now, pictures }: ImportOrder, imported: readonly Store[]) {
  const renewed = new Set(imported.map(({ slug }) => slug));
  const stores = [...(await findStores(db)).filter(({ slug }) => !renewed.has(slug)), ...imported];
  if (stores.length === 0)
    throw new ImportRefused("Det finns inga butiker än. Lägg in dem med --stores. Inget har skrivits.");
  return stockRule({ now, stores: storeNames(stores), hasPictureFolder: pictures.folder !== null });
}

/** A row that cannot be read may be a car that is still here, so the whole stock has to be without fault. */
function refuseUnusable(result: FileCheck, { skipsBad, maxRemovedPercent }: ImportOrder): void {
  if (!result.isUsable || result.good === 0 || (result.bad > 0 && !skipsBad))
    throw new ImportRefused(importRefusal(result));
  if (result.bad > 0 && maxRemovedPercent !== null)
    throw new ImportRefused("Med --complete måste alla rader vara felfria. Inget har skrivits.");
}

/** Row by row in the order of the file, each with the close-ups of what was found on its car. */
async function* wantedPictures(
  rows: AsyncIterable<LocatedRow>,
  supply: PictureSupply,
  findings: Findings | null,
): AsyncGenerator<WantedPictures> {
  for await (const { row, position } of rows) {
    yield {
      where: `${rowName(position, row.licenseplate)}: images`,
      sources: picturesOfRow(row, supply) ?? [],
    };
    for (const parsedRow of findings?.get(row.licenseplate) ?? [])
      yield {
        where: `Skadefilen: ${rowName(parsedRow.position, row.licenseplate)}: picture`,
        sources: parsedRow.row.picture ? [parsedRow.row.picture] : [],
      };
  }
}

async function* withoutPlaces(rows: AsyncIterable<LocatedRow>): AsyncGenerator<StockRow> {
  for await (const { row } of rows) yield row;
}

/** The rows without fault of a file that has been checked, as long as it is still the same file. */
async function* goodRows(
  file: string,
  rule: RowRule<StockRow, LicensePlate>,
  expected: FileCheck,
): AsyncGenerator<LocatedRow> {
  const totals = { good: 0, bad: 0 };
  for await (const parsedRow of checkedRows(rowsOfFile(file, rule.columns), rule)) {
    if (parsedRow.kind === "good") {
      totals.good++;
      yield parsedRow;
    } else totals.bad++;
  }
  const isSame = totals.good === expected.good && totals.bad === expected.bad;
  if (!isSame) throw new ImportRefused("Filen ändrades under importen. Inget har skrivits. Kör igen.");
}
