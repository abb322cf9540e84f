import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { cases } from "#features/cases/storage/cases.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { NewsKind } from "#platform/staff/news-kinds.ts";
import { staffNews } from "#platform/staff/staff-news.table.ts";

/** The newest first, with what its case is about. */
export function findNews(
  db: Database,
  { staffId, kinds, since, atMost }: { staffId: string; kinds: NewsKind[]; since: Date; atMost: number },
) {
  const { id, kind, subject, at, readAt } = staffNews;
  return db
    .select({ id, kind, subject, at, readAt, caseSubject: cases.subject })
    .from(staffNews)
    .leftJoin(cases, and(eq(cases.number, subject), isNull(cases.erasedAt)))
    .where(and(eq(staffNews.staffId, staffId), inArray(kind, kinds), gt(at, since)))
    .orderBy(desc(at), desc(id))
    .limit(atMost);
}
