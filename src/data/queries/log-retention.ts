import { lt, sql } from "drizzle-orm";
import type { StaffLog } from "#domain/staff/log-retention.ts";
import type { Database } from "../database.ts";
import { auditLog } from "../schema/audit-log.ts";
import { bidLog } from "../schema/bid-log.ts";
import { registerAccesses } from "../schema/register-accesses.ts";
import { stockBatches } from "../schema/stock-batches.ts";

const tables = { auditLog, registerAccesses, bidLog, stockBatches } as const satisfies Record<
  StaffLog,
  unknown
>;

/** Lines from before the moment; nobody else may remove one. [AUDIT-6] */
export async function removeOldLines(tx: Database, log: StaffLog, before: Date): Promise<number> {
  const table = tables[log];
  await tx.execute(sql`select set_config('app.retention', 'on', true)`);
  const { rowCount } = await tx.delete(table).where(lt(table.at, before));
  await tx.execute(sql`select set_config('app.retention', 'off', true)`);
  return rowCount ?? 0;
}
