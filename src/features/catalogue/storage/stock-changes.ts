import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { currentEpoch } from "#platform/db/change-log-epoch.ts";
import type { Database } from "#platform/db/database.ts";
import { listen } from "#platform/db/listen.ts";
import { type ChangedStock, stockChanges } from "#platform/db/stock-changes.table.ts";

/**
 * How far the changes have been read: all that `snapshot` sees. It is a pg_snapshot as text, which names only the
 * transactions that were under way, so that it stays short however long one of them has been. A snapshot means nothing
 * on another server: hence the `epoch` of the change log.
 */
export type ChangeCursor = { epoch: string; snapshot: string };

export type StockChanges = { ids: Record<ChangedStock, number[]>; cursor: ChangeCursor };

type ChangeRow = {
  epoch: string | null;
  snapshot: string;
  stock: ChangedStock | null;
  car_id: number;
};

/**
 * What has been committed since; null when the cursor cannot be used here. Transactions end in another order than they
 * begin, so that a plain "greater than the last" would miss one that began early and ended late; one that takes long
 * holds nobody else up.
 */
export async function findStockChanges(db: Database, cursor: ChangeCursor): Promise<StockChanges | null> {
  // One statement, one snapshot: the next cursor sees exactly the rows that we see.
  const { rows } = await db.execute<ChangeRow>(sql`
    select ${currentEpoch} as epoch, pg_current_snapshot()::text as snapshot, c.stock, c.car_id
    from (select 1) one
    left join ${stockChanges} c on c.transaction >= pg_snapshot_xmin(${cursor.snapshot}::pg_snapshot)
      and c.transaction < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(c.transaction, ${cursor.snapshot}::pg_snapshot)
    order by c.transaction, c.car_id`);
  const [first] = rows;
  if (!first || first.epoch !== cursor.epoch || xmaxOf(first.snapshot) < xmaxOf(cursor.snapshot)) return null;
  const ids: Record<ChangedStock, Set<number>> = {
    cars: new Set(),
    external_adverts: new Set(),
    stores: new Set(),
  };
  for (const { stock, car_id } of rows) {
    if (stock === null) continue;
    // Again at the end when it is touched again: the order is that of the last change.
    ids[stock].delete(car_id);
    ids[stock].add(car_id);
  }
  return {
    ids: { cars: [...ids.cars], external_adverts: [...ids.external_adverts], stores: [...ids.stores] },
    cursor: { epoch: first.epoch, snapshot: first.snapshot },
  };
}

/** The number that the next transaction will have: a snapshot from later than now is of another history. */
function xmaxOf(snapshot: string): bigint {
  return BigInt(snapshot.split(":")[1] ?? 0);
}

/** Where to read on from when everything that is in the stock now is read too. The log must be settled before. */
export async function findChangeCursor(db: Database): Promise<ChangeCursor> {
  const { rows } = await db.execute<{ epoch: string | null; snapshot: string }>(
    sql`select ${currentEpoch} as epoch, pg_current_snapshot()::text as snapshot`,
  );
  const [here] = rows;
  if (!here) throw new Error("A select without a table answers with one row");
  // Without an epoch nothing can be read on from here: the reader begins anew, and settles the log first.
  return { epoch: here.epoch ?? "", snapshot: here.snapshot };
}

/** The plates of cars that are gone, as long as their removal is remembered. */
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

/** Longer than any reader is away before it reads everything anew. */
export const changesRetentionHours = 48;

/** By the clock that has written them: a server whose own runs ahead would forget what nobody has read. */
export async function purgeStockChanges(db: Database): Promise<void> {
  const oldest = sql`now() - make_interval(hours => ${changesRetentionHours})`;
  await db.delete(stockChanges).where(lt(stockChanges.at, oldest));
}

/** Calls when something may have changed. */
export function listenForStockChanges(pool: Pool, onWake: () => void, onLost: () => void) {
  return listen(pool, "stock_changes", onWake, onLost);
}
