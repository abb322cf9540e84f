import { soldByMonth, soldMonthText } from "#api/files/sold-month.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import type { SoldFiles } from "#services/sold-files/sold-files.ts";
import { writeSoldFiles } from "#services/sold-files/write-sold-files.ts";

export type SoldFileNeeds = {
  db: Database;
  stock: StockInStep;
  files: SoldFiles;
  clock: () => Date;
  publicOrigin: string;
};

/** Writes the files of sold cars, as one round of the hourly job. [SOLDFILE-1] [SOLDFILE-2] */
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
