import type { Database } from "#data/database.ts";
import { removeOldLines } from "#data/queries/log-retention.ts";
import { removeOldNews } from "#data/queries/staff-news.ts";
import { daysAfter } from "#domain/calendar/days-after.ts";
import { keptSince, logMonths, type StaffLog } from "#domain/staff/log-retention.ts";
import { newsKeptDays } from "#domain/staff/news-kinds.ts";

/** Once a day, in one transaction: what each log has had for as long as it is kept, and old news. [AUDIT-6] [BELL-4] */
export async function tidyLogs(tx: Database, now: Date): Promise<Record<StaffLog | "news", number>> {
  const news = await removeOldNews(tx, daysAfter(now, -newsKeptDays));
  const removed = { auditLog: 0, registerAccesses: 0, bidLog: 0, stockBatches: 0, news };
  for (const log of Object.keys(logMonths) as StaffLog[])
    removed[log] = await removeOldLines(tx, log, keptSince(log, now));
  return removed;
}
