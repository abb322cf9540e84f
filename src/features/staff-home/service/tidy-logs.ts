import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import { keptSince, logMonths, type StaffLog } from "#platform/staff/log-retention.ts";
import { newsKeptDays } from "#platform/staff/news-kinds.ts";
import { removeOldNews } from "#platform/staff/staff-news.ts";
import { removeOldLines } from "../storage/log-retention.ts";

/** Once a day, in one transaction: what each log has had for as long as it is kept, and old news. */
export async function tidyLogs(tx: Database, now: Date): Promise<Record<StaffLog | "news", number>> {
  const news = await removeOldNews(tx, daysAfter(now, -newsKeptDays));
  const removed = { auditLog: 0, registerAccesses: 0, bidLog: 0, stockBatches: 0, news };
  for (const log of Object.keys(logMonths) as StaffLog[])
    removed[log] = await removeOldLines(tx, log, keptSince(log, now));
  return removed;
}
