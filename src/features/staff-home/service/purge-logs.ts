import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import { logMonths, retainedSince, type StaffLog } from "#platform/staff/log-retention.ts";
import { notificationDays } from "#platform/staff/notification-kinds.ts";
import { purgeNotifications } from "#platform/staff/notifications.ts";
import { removeOldLines } from "../storage/log-retention.ts";

/** Once a day, in one transaction: what each log has had for as long as it is kept, and old news. */
export async function purgeLogs(tx: Database, now: Date): Promise<Record<StaffLog | "news", number>> {
  const news = await purgeNotifications(tx, daysAfter(now, -notificationDays));
  const removed = { auditLog: 0, registerAccesses: 0, bidLog: 0, stockBatches: 0, news };
  for (const log of Object.keys(logMonths) as StaffLog[])
    removed[log] = await removeOldLines(tx, log, retainedSince(log, now));
  return removed;
}
