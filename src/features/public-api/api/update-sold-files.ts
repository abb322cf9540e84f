import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { Database } from "#platform/db/database.ts";
import type { SoldFiles } from "../service/sold-files.ts";
import { writeSoldFiles } from "../service/write-sold-files.ts";
import { soldByMonth, soldMonthText } from "./sold-month.ts";

/** Writes the files of sold cars, as one round of the hourly job. */
export function updateSoldFiles(
  {
    db,
    stock,
    soldFiles,
    clock,
    publicOrigin,
  }: {
    db: Database;
    stock: LiveCatalogue;
    soldFiles: SoldFiles;
    clock: () => Date;
    publicOrigin: string;
  },
  isStopped: () => boolean,
) {
  const now = clock();
  const months = soldByMonth(stock.catalogs());
  return writeSoldFiles({
    files: soldFiles,
    now,
    monthsOfSales: [...months.keys()],
    textOf: (month, isFinal) => soldMonthText(month, isFinal, { months, db, publicOrigin, now }),
    isStopped,
  });
}
