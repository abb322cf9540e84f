import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { NotificationKind } from "./notification-kinds.ts";
import { staffNews } from "./staff-news.table.ts";

export type Notification = { kind: NotificationKind; subject: string; at: Date };

/** In the transaction of what it tells of; the same again, before it was read, moves its line to the top. */
export async function notifyStaff(
  tx: Database,
  staffIds: readonly string[],
  notification: Notification,
): Promise<void> {
  if (staffIds.length === 0) return;
  await tx
    .insert(staffNews)
    .values(staffIds.map((staffId) => ({ staffId, ...notification })))
    .onConflictDoUpdate({
      target: [staffNews.staffId, staffNews.kind, staffNews.subject],
      targetWhere: isNull(staffNews.readAt),
      set: { at: notification.at },
    });
}

/** How many are not read, those beyond the list included. */
export function countUnread(
  db: Database,
  { staffId, kinds, since }: { staffId: string; kinds: NotificationKind[]; since: Date },
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

export async function purgeNotifications(tx: Database, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(staffNews).where(lt(staffNews.at, before));
  return rowCount ?? 0;
}
