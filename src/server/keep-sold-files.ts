import { soldByMonth, soldMonthText } from "#api/files/sold-month.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { OpenDatabase } from "#data/database.ts";
import { withLock } from "#data/with-lock.ts";
import { schedule } from "#services/jobs/schedule.ts";
import type { SoldFiles } from "#services/sold-files/sold-files.ts";
import { writeSoldFiles } from "#services/sold-files/write-sold-files.ts";

type Needs = {
  database: Pick<OpenDatabase, "db" | "pool">;
  stock: StockInStep;
  files: SoldFiles;
  clock: () => Date;
  publicOrigin: string;
  onFailure: (error: unknown) => void;
};

/** The first visitors go before: a new store has years of files to be written. */
const firstAfterMs = 10_000;
const everyMs = 3_600_000;

/** Writes the files of sold cars, one server at a time. Returns how to stop. [SOLDFILE-1] [SOLDFILE-2] */
export function keepSoldFiles({ database, stock, files, clock, publicOrigin, onFailure }: Needs) {
  const write = (isStopped: () => boolean) => {
    const now = clock();
    const months = soldByMonth(stock.catalogs());
    return writeSoldFiles({
      files,
      now,
      monthsOfSales: [...months.keys()],
      textOf: (month, isFinal) =>
        soldMonthText(month, isFinal, { months, db: database.db, publicOrigin, now }),
      isStopped,
    });
  };
  return schedule({
    run: (isStopped) => withLock(database.pool, "soldFiles", () => write(isStopped)),
    firstAfterMs,
    everyMs,
    onFailure,
  });
}
