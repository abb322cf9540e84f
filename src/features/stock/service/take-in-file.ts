import { writeStock } from "#features/stock-import/service/write-stock.ts";
import type { StaffMember } from "#platform/auth/staff-member.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { insertBatch } from "../storage/car-batches.ts";
import { insertCarEdits } from "../storage/car-edits.ts";
import type { ReadFile } from "./read-stock-file.ts";

type TakeIn = {
  file: ReadFile;
  member: StaffMember;
  batch: string;
  now: Date;
  /** Notes it in the transaction of the change. */
  note: (tx: Transaction) => Promise<void>;
};

/** All of a file that was read without fault, or nothing, with who changed what of the cars that we had. */
export async function takeInFile(
  db: Database,
  { file, member, batch, now, note }: TakeIn,
): Promise<{ inserted: number; updated: number }> {
  return db.transaction(async (tx) => {
    const written = await writeStock(tx, {
      rows: async function* () {
        for (const { row } of file.cars) yield row;
      },
      stores: [],
      parts: { folder: null, keptOrigins: [], findings: null },
      reviews: [],
      whole: null,
      skipsBad: false,
      // Whoever sent the file has been asked.
      acceptsPrices: true,
      member,
      now,
      signal: new AbortController().signal,
      say: () => {},
    });
    for (const { carId, changes } of file.cars) {
      const edited = changes.map(({ field, before, after }) => ({ field, before, after }));
      if (carId !== null) await insertCarEdits(tx, { carId, at: now, batch, member }, edited);
    }
    const known = file.cars.filter(({ carId }) => carId !== null).length;
    const { id: memberId, name: memberName } = member;
    const line = { batch, at: now, memberId, memberName, cars: known, undoes: null };
    // Cars that came new stay: only what was changed of others can be taken back.
    if (known > 0) await insertBatch(tx, { ...line, kind: "import", what: "Inläst fil" });
    await note(tx);
    return { inserted: written.inserted, updated: written.updated };
  });
}
