import { lt, sql } from "drizzle-orm";
import { stockBatches } from "#features/stock/storage/stock-batches.table.ts";
import { bidLog } from "#features/trade-in/storage/bid-log.table.ts";
import { registerAccesses } from "#features/vehicle-register/storage/register-accesses.table.ts";
import type { Database } from "#platform/db/database.ts";
import { auditLog } from "#platform/staff/audit-log.table.ts";
import type { StaffLog } from "#platform/staff/log-retention.ts";

const tables = { auditLog, registerAccesses, bidLog, stockBatches } as const satisfies Record<
  StaffLog,
  unknown
>;

/** Lines from before the moment; nobody else may remove one. */
export async function removeOldLines(tx: Database, log: StaffLog, before: Date): Promise<number> {
  const table = tables[log];
  await tx.execute(sql`select set_config('app.retention', 'on', true)`);
  const { rowCount } = await tx.delete(table).where(lt(table.at, before));
  await tx.execute(sql`select set_config('app.retention', 'off', true)`);
  return rowCount ?? 0;
}
