import type { Database } from "#data/database.ts";
import { type Checked, checkFile } from "./check-file.ts";
import { checkedRows } from "./check-rows.ts";
import { ImportRefused } from "./import-refused.ts";
import { readStores } from "./read-stores.ts";
import { beginning, refusal, summary } from "./report.ts";
import { rowsOfFile } from "./rows-of-file.ts";
import type { StockRow } from "./stock-row.ts";
import { stockRule } from "./stock-rule.ts";
import { previewStock, type Stock, writeStock } from "./write-stock.ts";

export type ImportOrder = {
  /** The dealer's cars, CSV or JSON. */
  file: string;
  /** The chain's own stores, CSV or JSON; null: they are in the database. */
  storesFile: string | null;
  isDryRun: boolean;
  /** Import the rows without fault and leave the others. */
  skipsBad: boolean;
  now: Date;
  signal: AbortSignal;
  say: (line: string) => void;
  /** Opened only for a file that is worth it. */
  withDatabase: <T>(use: (db: Database) => Promise<T>) => Promise<T>;
};

/**
 * Reads a file twice: first all of it is checked, then it is written in one transaction. So one bad row stops
 * the import before the database is even opened, and memory holds no more than a batch. [IMPORT-30] [IMPORT-35]
 */
export async function importStock(order: ImportOrder): Promise<void> {
  const { file, now, signal } = order;
  const stores = order.storesFile ? await readStores(order.storesFile, order) : [];
  const rule = stockRule(now);
  const checked = await checkFile(file, rule, order);
  if (!checked.isUsable || checked.good === 0 || (checked.bad > 0 && !order.skipsBad)) {
    throw new ImportRefused(refusal(checked));
  }
  order.say(beginning(checked, order.isDryRun));
  const stock: Stock = { rows: () => goodRows(file, now, checked), stores, now, signal };
  const written = await order.withDatabase((db) =>
    order.isDryRun ? previewStock(db, stock) : writeStock(db, stock),
  );
  order.say(summary(written, checked, order.isDryRun));
}

/** The rows without fault of a file that has been checked, as long as it is still the same file. [IMPORT-36] */
async function* goodRows(file: string, now: Date, expected: Checked): AsyncGenerator<StockRow> {
  const rule = stockRule(now);
  const seen = { good: 0, bad: 0 };
  for await (const found of checkedRows(rowsOfFile(file, rule.columns), rule)) {
    if (found.kind === "good") {
      seen.good++;
      yield found.row;
    } else seen.bad++;
  }
  const isSame = seen.good === expected.good && seen.bad === expected.bad;
  if (!isSame) throw new ImportRefused("Filen ändrades under importen. Inget har skrivits. Kör igen.");
}
