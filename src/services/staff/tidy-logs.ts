import type { Database } from "#data/database.ts";
import { removeOldLines } from "#data/queries/log-retention.ts";
import { keptSince, logMonths, type StaffLog } from "#domain/staff/log-retention.ts";

/** Once a day, in one transaction: what each log has had for as long as it is kept. [AUDIT-6] */
export async function tidyLogs(tx: Database, now: Date): Promise<Record<StaffLog, number>> {
  const removed = { auditLog: 0, registerAccesses: 0, bidLog: 0, stockBatches: 0 };
  for (const log of Object.keys(logMonths) as StaffLog[])
    removed[log] = await removeOldLines(tx, log, keptSince(log, now));
  return removed;
}
