import { and, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import { proposals, proposalVersions } from "#features/proposals/storage/proposals.table.ts";
import { bidLog } from "#features/trade-in/storage/bid-log.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { NewsKind } from "./news-kinds.ts";
import { staffNews } from "./staff-news.table.ts";

export type News = { kind: NewsKind; subject: string; at: Date };

/** In the transaction of what it tells of; the same again, before it was read, moves its line to the top. */
export async function tellStaff(tx: Database, staffIds: readonly string[], news: News): Promise<void> {
  if (staffIds.length === 0) return;
  await tx
    .insert(staffNews)
    .values(staffIds.map((staffId) => ({ staffId, ...news })))
    .onConflictDoUpdate({
      target: [staffNews.staffId, staffNews.kind, staffNews.subject],
      targetWhere: isNull(staffNews.readAt),
      set: { at: news.at },
    });
}

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

/** How many are not read, those beyond the list included. */
export function countUnread(
  db: Database,
  { staffId, kinds, since }: { staffId: string; kinds: NewsKind[]; since: Date },
): Promise<number> {
  const { kind, at, readAt } = staffNews;
  return db.$count(
    staffNews,
    and(eq(staffNews.staffId, staffId), inArray(kind, kinds), gt(at, since), isNull(readAt)),
  );
}

/** Those up to and with a line, so that what comes meanwhile stays new; or one. Another's are not touched. */
export async function markRead(
  db: Database,
  staffId: string,
  which: { upTo: number } | { id: number },
  now: Date,
): Promise<void> {
  const lines = "id" in which ? eq(staffNews.id, which.id) : sql`${staffNews.id} <= ${which.upTo}`;
  await db
    .update(staffNews)
    .set({ readAt: now })
    .where(and(eq(staffNews.staffId, staffId), isNull(staffNews.readAt), lines));
}

export async function removeOldNews(tx: Database, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(staffNews).where(lt(staffNews.at, before));
  return rowCount ?? 0;
}

/** Whose car it is: who bought it, and who has it in a proposal that stands. */
export async function findStaffOfCar(tx: Database, plate: LicensePlate, now: Date): Promise<string[]> {
  const [buyer] = await tx
    .select({ staffId: bidLog.staffId })
    .from(bidLog)
    .where(and(eq(bidLog.licenseplate, plate), isNull(bidLog.undoneAt)))
    .orderBy(desc(bidLog.at))
    .limit(1);
  const sellers = await tx
    .selectDistinct({ staffId: proposals.staffId })
    .from(proposals)
    .innerJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    .where(
      and(
        isNull(proposals.withdrawnAt),
        gt(proposalVersions.validUntil, now),
        sql`${proposals.draft} -> 'cars' @> ${JSON.stringify([{ licenseplate: plate }])}::jsonb`,
      ),
    );
  return [...new Set([...(buyer ? [buyer] : []), ...sellers].map(({ staffId }) => staffId))];
}
