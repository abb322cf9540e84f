import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { soldByMonth, soldMonthText } from "#features/public-api/api/sold-month.ts";
import type { SoldFiles } from "#features/public-api/service/sold-files.ts";
import { writeSoldFiles } from "#features/public-api/service/write-sold-files.ts";
import type { Database } from "#platform/db/database.ts";

export type SoldFileNeeds = {
  db: Database;
  stock: StockInStep;
  files: SoldFiles;
  clock: () => Date;
  publicOrigin: string;
};

/** Writes the files of sold cars, as one round of the hourly job. */
export function keepSoldFiles(
  { db, stock, files, clock, publicOrigin }: SoldFileNeeds,
  isStopped: () => boolean,
) {
  const now = clock();
  const months = soldByMonth(stock.catalogs());
  return writeSoldFiles({
    files,
    now,
    monthsOfSales: [...months.keys()],
    textOf: (month, isFinal) => soldMonthText(month, isFinal, { months, db, publicOrigin, now }),
    isStopped,
  });
}
