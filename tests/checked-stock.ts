import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckedRow, checkedRows } from "#features/stock-import/service/check-rows.ts";
import { problemLines } from "#features/stock-import/service/report.ts";
import { rowsOfFile } from "#features/stock-import/service/rows-of-file.ts";
import type { StockRow } from "#features/stock-import/service/stock-row.ts";
import { stockRule } from "#features/stock-import/service/stock-rule.ts";
import { storeNames } from "#features/stock-import/service/store-names.ts";
import { aStore } from "./a-store.ts";
import { contractLocations } from "./demo-chain.ts";
import { aStockRow, csvOf, type StockCells } from "./stock-rows.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const importDay = new Date("2026-11-15T12:00:00Z");

const chainStores = storeNames(contractLocations.map((slug) => aStore({ slug })));

/** A file with this content, gone when the test is over. */
export function aFile(content: string | Uint8Array): string {
  const path = join(temporaryFolder(), "lager");
  writeFileSync(path, content);
  return path;
}

/** What a check of a file with this content finds: the good rows, and the report. */
export async function checkedStock(
  content: string | Uint8Array,
): Promise<{ good: StockRow[]; report: string[] }> {
  const rule = stockRule({ now: importDay, stores: chainStores, hasPictureFolder: false });
  const rows: CheckedRow<StockRow>[] = await Array.fromAsync(
    checkedRows(rowsOfFile(aFile(content), rule.columns), rule),
  );
  return {
    good: rows.flatMap((row) => (row.kind === "good" ? [row.row] : [])),
    report: rows.flatMap((row) => (row.kind === "good" ? [] : problemLines(row))),
  };
}

/** The report on a file with one car. */
export async function reportOn(changes: StockCells): Promise<string[]> {
  return (await checkedStock(csvOf([aStockRow(changes)]))).report;
}

/** A row as the import reads it. */
export async function aReadRow(changes: StockCells = {}): Promise<StockRow> {
  return readRow(aStockRow(changes));
}

/** The same from exactly these cells: what is not there is a column that the file does not have. */
export async function readRow(cells: StockCells): Promise<StockRow> {
  const { good, report } = await checkedStock(csvOf([cells]));
  if (!good[0]) throw new Error(report.join("\n"));
  return good[0];
}
