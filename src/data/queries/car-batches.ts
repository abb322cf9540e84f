import { asc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { carEdits } from "../schema/car-edits.ts";
import type { CarEdit } from "./car-edits.ts";

/** What was saved together, in its order; nothing for a name that no batch has. [STOCKLIST-10] */
export function findBatch(db: Database, batch: string): Promise<CarEdit[]> {
  return db.select().from(carEdits).where(eq(carEdits.batch, batch)).orderBy(asc(carEdits.id));
}
