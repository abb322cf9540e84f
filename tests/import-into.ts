import { type ImportOrder, importStock } from "#features/stock-import/service/import-stock.ts";
import type { Database } from "#platform/db/database.ts";
import { aPictureSupply } from "./a-picture-supply.ts";

/** Imports a file and answers with what was said. */
export async function importInto(
  db: Database,
  file: string,
  changes: Partial<ImportOrder> = {},
): Promise<string[]> {
  const said: string[] = [];
  await importStock({
    file,
    storesFile: null,
    findingsFile: null,
    reviewsFile: null,
    pictures: aPictureSupply(),
    maxRemovedPercent: null,
    isDryRun: false,
    skipsBad: false,
    acceptsPrices: false,
    now: new Date(),
    signal: new AbortController().signal,
    print: (line) => said.push(line),
    withDatabase: (use) => use(db),
    ...changes,
  });
  return said;
}
