import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Pool, PoolClient } from "pg";
import type { Database } from "../database.ts";
import { type ChangedStock, stockChanges } from "../schema/stock-changes.ts";

/**
 * How far the changes have been read. Everything of transactions below `horizon` has; of those above it, only what
 * the ones in `seen` did, because others may still be under way.
 */
export type ChangeCursor = { horizon: string; seen: readonly string[] };

export type StockChanges = { ids: Record<ChangedStock, number[]>; cursor: ChangeCursor };

type ChangeRow = { horizon: string; transaction: string | null; stock: ChangedStock; car_id: number };

/**
 * What has been committed since. Transactions end in another order than they begin, so that a plain "greater than the
 * last" would miss one that began early and ended late; one that takes long holds nobody else up. [DATA-34] [DATA-35]
 */
export async function findStockChanges(db: Database, cursor: ChangeCursor): Promise<StockChanges> {
  // One statement, one snapshot: the horizon is that of the rows we see.
  const { rows } = await db.execute<ChangeRow>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      c.transaction::text as transaction, c.stock, c.car_id
    from (select 1) one
    left join ${stockChanges} c on c.transaction >= ${cursor.horizon}::xid8
      and c.transaction <> all (${sql.param(cursor.seen)}::text[]::xid8[])
    order by c.transaction, c.car_id`);
  const horizon = rows[0]?.horizon ?? cursor.horizon;
  const ids: Record<ChangedStock, Set<number>> = {
    cars: new Set(),
    external_adverts: new Set(),
    stores: new Set(),
  };
  const seen = new Set(cursor.seen);
  for (const { transaction, stock, car_id } of rows) {
    if (transaction === null) continue;
    // Again at the end when it is touched again: the order is that of the last change.
    ids[stock].delete(car_id);
    ids[stock].add(car_id);
    seen.add(transaction);
  }
  return {
    ids: { cars: [...ids.cars], external_adverts: [...ids.external_adverts], stores: [...ids.stores] },
    cursor: { horizon, seen: [...seen].filter((transaction) => BigInt(transaction) >= BigInt(horizon)) },
  };
}

/** Where to read on from when everything that is in the stock now has just been read. */
export async function findChangeCursor(db: Database): Promise<ChangeCursor> {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return { horizon: rows[0]?.horizon ?? "0", seen: [] };
}

/** The plates of cars that are gone, as long as their removal is remembered. [DATA-41] */
export async function findRemovedPlates(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: stockChanges.carId, plate: stockChanges.plate })
    .from(stockChanges)
    .where(
      and(
        eq(stockChanges.stock, "cars"),
        inArray(stockChanges.carId, [...ids]),
        isNotNull(stockChanges.plate),
      ),
    );
  return new Map(rows.flatMap(({ id, plate }) => (plate === null ? [] : [[id, plate]])));
}

/** Longer than any reader is away before it reads everything anew. [DATA-36] */
export const changesKeptHours = 48;

export async function forgetOldStockChanges(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - changesKeptHours * 3_600_000);
  await db.delete(stockChanges).where(lt(stockChanges.at, oldest));
}

/**
 * Calls when something may have changed. A call too many does no harm and one too few neither: readers also look by
 * the clock. Resolves to how to stop, or to null when nobody can be heard now. [DATA-37]
 */
export async function hearStockChanges(
  pool: Pool,
  onWake: () => void,
  onLost: () => void,
): Promise<(() => void) | null> {
  let connection: PoolClient;
  try {
    connection = await pool.connect();
  } catch {
    return null;
  }
  let isOpen = true;
  const end = (isLost: boolean) => {
    if (!isOpen) return;
    isOpen = false;
    // What is on its way when somebody stops must not wake him any more.
    connection.off("notification", onWake);
    // Never back into the pool: it is still listening.
    connection.release(true);
    if (isLost) onLost();
  };
  connection.on("notification", onWake);
  connection.on("error", () => end(true));
  connection.on("end", () => end(true));
  try {
    await connection.query("listen stock_changes");
  } catch {
    end(false);
    return null;
  }
  return () => end(false);
}
