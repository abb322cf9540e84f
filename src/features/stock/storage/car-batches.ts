import { and, asc, desc, eq, gt, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#platform/db/database.ts";
import { carEdits } from "./car-edits.table.ts";
import type { CarEdit } from "./car-edits.ts";
import { stockBatches } from "./stock-batches.table.ts";

/** What was saved together, in its order; nothing for a name that no batch has. */
export function findBatch(db: Database, batch: string): Promise<CarEdit[]> {
  return db.select().from(carEdits).where(eq(carEdits.batch, batch)).orderBy(asc(carEdits.id));
}

export type StockBatch = typeof stockBatches.$inferSelect;

/** In the transaction of the change. */
export async function insertBatch(tx: Database, batch: StockBatch): Promise<void> {
  await tx.insert(stockBatches).values(batch);
}

export async function findBatchLine(db: Database, batch: string): Promise<StockBatch | null> {
  const [row] = await db.select().from(stockBatches).where(eq(stockBatches.batch, batch));
  return row ?? null;
}

/** What was done since, the newest first, each with what took it back last; what took something back is no line of its own. */
export async function findBatchesSince(
  db: Database,
  since: Date,
  limit: number,
): Promise<(StockBatch & { undone: StockBatch | null })[]> {
  const undoing = alias(stockBatches, "undoing");
  const rows = await db
    .select({ done: stockBatches, undone: undoing })
    .from(stockBatches)
    .leftJoin(undoing, eq(undoing.undoes, stockBatches.batch))
    .where(and(gt(stockBatches.at, since), ne(stockBatches.kind, "undo")))
    .orderBy(desc(stockBatches.at), asc(stockBatches.batch), desc(undoing.at))
    .limit(limit);
  const lines = new Map(rows.toReversed().map(({ done, undone }) => [done.batch, { ...done, undone }]));
  return [...lines.values()].toReversed();
}
