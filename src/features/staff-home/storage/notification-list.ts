import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { cases } from "#features/cases/storage/cases.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { NotificationKind } from "#platform/staff/notification-kinds.ts";
import { staffNews } from "#platform/staff/staff-news.table.ts";

/** The newest first, with what its case is about. */
export function findNotifications(
  db: Database,
  {
    staffId,
    kinds,
    since,
    limit,
  }: { staffId: string; kinds: NotificationKind[]; since: Date; limit: number },
) {
  const { id, kind, subject, at, readAt } = staffNews;
  return db
    .select({ id, kind, subject, at, readAt, caseSubject: cases.subject })
    .from(staffNews)
    .leftJoin(cases, and(eq(cases.number, subject), isNull(cases.erasedAt)))
    .where(and(eq(staffNews.staffId, staffId), inArray(kind, kinds), gt(at, since)))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}
