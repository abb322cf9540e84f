import { writeStock } from "#features/stock-import/service/write-stock.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { insertBatch } from "../storage/car-batches.ts";
import { insertCarEdits } from "../storage/car-edits.ts";
import type { ReadFile } from "./read-stock-file.ts";

type NewStock = {
  file: ReadFile;
  staffUser: StaffUser;
  batch: string;
  now: Date;
  /** Notes it in the transaction of the change. */
  note: (tx: Transaction) => Promise<void>;
};

/** All of a file that was read without fault, or nothing, with who changed what of the cars that we had. */
export async function addStockFile(
  db: Database,
  { file, staffUser, batch, now, note }: NewStock,
): Promise<{ inserted: number; updated: number }> {
  return db.transaction(async (tx) => {
    const counts = await writeStock(tx, {
      rows: async function* () {
        for (const { row } of file.cars) yield row;
      },
      stores: [],
      parts: { folder: null, keptOrigins: [], findings: null },
      reviews: [],
      full: null,
      skipsBad: false,
      // Whoever sent the file has been asked.
      acceptsPrices: true,
      staffUser,
      now,
      signal: new AbortController().signal,
      print: () => {},
    });
    for (const { carId, changes } of file.cars) {
      const edited = changes.map(({ field, before, after }) => ({ field, before, after }));
      if (carId !== null) await insertCarEdits(tx, { carId, at: now, batch, staffUser }, edited);
    }
    const count = file.cars.filter(({ carId }) => carId !== null).length;
    const { id: memberId, name: memberName } = staffUser;
    const line = { batch, at: now, memberId, memberName, cars: count, undoes: null };
    // Cars that came new stay: only what was changed of others can be taken back.
    if (count > 0) await insertBatch(tx, { ...line, kind: "import", what: "Inläst fil" });
    await note(tx);
    return { inserted: counts.inserted, updated: counts.updated };
  });
}
