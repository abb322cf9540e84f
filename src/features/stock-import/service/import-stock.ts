import { access, constants } from "node:fs/promises";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { findStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { importMember } from "#platform/staff/import-member.ts";
import { findAbsentCars, type WholeStock } from "./absent-cars.ts";
import { picturesOfRow } from "./car-pictures.ts";
import { type Checked, checkFile } from "./check-file.ts";
import { checkedRows, type RowRule } from "./check-rows.ts";
import type { Place } from "./found-row.ts";
import { ImportRefused } from "./import-refused.ts";
import { copyPictures, type PictureSupply, type WantedPictures } from "./pictures/copy-pictures.ts";
import { type Findings, readFindings } from "./read-findings.ts";
import { readStores } from "./read-stores.ts";
import { beginning, picturesLine, refusal, rowName, summary } from "./report.ts";
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
  removesAtMostPercent: number | null;
  isDryRun: boolean;
  /** Import the rows without fault and leave the others. */
  skipsBad: boolean;
  /** Take prices that are far from what they were. */
  acceptsPrices: boolean;
  now: Date;
  signal: AbortSignal;
  say: (line: string) => void;
  /** Opened once the file is known to be there. */
  withDatabase: <T>(use: (db: Database) => Promise<T>) => Promise<T>;
};

type PlacedRow = { row: StockRow; place: Place };

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
  const { now, signal, say, skipsBad, pictures } = order;
  const rule = await ruleOf(db, order, stores);
  const plates = new Set<LicensePlate>();
  let hasPictures = false;
  const checked = await checkFile(order.file, rule, {
    say,
    signal,
    onGood: (row) => {
      plates.add(row.licenseplate);
      hasPictures ||= (picturesOfRow(row, pictures)?.length ?? 0) > 0;
    },
  });
  refuseUnusable(checked, order);
  const hasPictureFolder = pictures.folder !== null;
  const findings = order.findingsFile
    ? await readFindings(order.findingsFile, { plates, hasPictureFolder, skipsBad, say, signal })
    : null;
  const reviews = order.reviewsFile ? await readReviews(order.reviewsFile, order) : [];
  const whole: WholeStock | null =
    order.removesAtMostPercent === null ? null : { plates, mostPercent: order.removesAtMostPercent };
  const rows = () => goodRows(order.file, rule, checked);
  const stock: Stock = {
    rows: () => withoutPlaces(rows()),
    stores,
    parts: { folder: pictures.folder, keptOrigins: pictures.keptOrigins, findings },
    reviews,
    whole,
    skipsBad,
    acceptsPrices: order.acceptsPrices,
    member: importMember,
    now,
    signal,
    say,
  };
  if (order.isDryRun) {
    say(beginning(checked, true));
    return say(summary(await previewStock(db, stock), checked, true));
  }
  // Asked before the pictures, which may take hours, and again where it counts.
  if (whole) await findAbsentCars(db, whole);
  if (hasPictures || findings) {
    const copied = await copyPictures(db, wantedPictures(rows(), pictures, findings), pictures, order);
    if (copied.copied + copied.known + copied.failed > 0) say(picturesLine(copied));
  }
  say(beginning(checked, false));
  say(summary(await writeStock(db, stock), checked, false));
}

/** A chain without stores is told so once, rather than in every row. */
async function ruleOf(db: Database, { now, pictures }: ImportOrder, imported: readonly Store[]) {
  const renewed = new Set(imported.map(({ slug }) => slug));
  const stores = [...(await findStores(db)).filter(({ slug }) => !renewed.has(slug)), ...imported];
  if (stores.length === 0)
    throw new ImportRefused("Det finns inga butiker än. Lägg in dem med --stores. Inget har skrivits.");
  return stockRule({ now, stores: storeNames(stores), hasPictureFolder: pictures.folder !== null });
}

/** A row that cannot be read may be a car that is still here, so the whole stock has to be without fault. */
function refuseUnusable(checked: Checked, { skipsBad, removesAtMostPercent }: ImportOrder): void {
  if (!checked.isUsable || checked.good === 0 || (checked.bad > 0 && !skipsBad))
    throw new ImportRefused(refusal(checked));
  if (checked.bad > 0 && removesAtMostPercent !== null)
    throw new ImportRefused("Med --complete måste alla rader vara felfria. Inget har skrivits.");
}

/** Row by row in the order of the file, each with the close-ups of what was found on its car. */
async function* wantedPictures(
  rows: AsyncIterable<PlacedRow>,
  supply: PictureSupply,
  findings: Findings | null,
): AsyncGenerator<WantedPictures> {
  for await (const { row, place } of rows) {
    yield {
      where: `${rowName(place, row.licenseplate)}: images`,
      sources: picturesOfRow(row, supply) ?? [],
    };
    for (const found of findings?.get(row.licenseplate) ?? [])
      yield {
        where: `Skadefilen: ${rowName(found.place, row.licenseplate)}: picture`,
        sources: found.row.picture ? [found.row.picture] : [],
      };
  }
}

async function* withoutPlaces(rows: AsyncIterable<PlacedRow>): AsyncGenerator<StockRow> {
  for await (const { row } of rows) yield row;
}

/** The rows without fault of a file that has been checked, as long as it is still the same file. */
async function* goodRows(
  file: string,
  rule: RowRule<StockRow, LicensePlate>,
  expected: Checked,
): AsyncGenerator<PlacedRow> {
  const seen = { good: 0, bad: 0 };
  for await (const found of checkedRows(rowsOfFile(file, rule.columns), rule)) {
    if (found.kind === "good") {
      seen.good++;
      yield found;
    } else seen.bad++;
  }
  const isSame = seen.good === expected.good && seen.bad === expected.bad;
  if (!isSame) throw new ImportRefused("Filen ändrades under importen. Inget har skrivits. Kör igen.");
}
