import { and, desc, eq, gt, inArray, lt, ne, notInArray, type SQL } from "drizzle-orm";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import type { AuditAction } from "./audit-actions.ts";
import { auditLog } from "./audit-log.table.ts";
import { importUser } from "./import-user.ts";

export type AuditRow = typeof auditLog.$inferSelect;
export type NewAudit = { action: AuditAction; subject: string; note?: string | undefined };

/** In the transaction of what it tells of: one is there if, and only if, the other is. */
export async function insertAudit(
  tx: Database,
  { id: staffId, name: staffName }: Pick<StaffUser, "id" | "name">,
  { action, subject, note }: NewAudit,
  at: Date,
): Promise<void> {
  await tx.insert(auditLog).values({ at, staffId, staffName, action, subject, note: note ?? null });
}

/** Whether the same person has looked at the same since. */
export async function hasReadSince(
  db: Database,
  { id }: StaffUser,
  { action, subject }: NewAudit,
  since: Date,
): Promise<boolean> {
  const same = and(
    eq(auditLog.staffId, id),
    eq(auditLog.action, action),
    eq(auditLog.subject, subject),
    gt(auditLog.at, since),
  );
  const [row] = await db.select({ id: auditLog.id }).from(auditLog).where(same).limit(1);
  return row !== undefined;
}

export type AuditQuestion = {
  staffId?: string | undefined;
  subject?: string | undefined;
  /** The page that ends before this row. */
  before?: number | undefined;
  limit: number;
};

/** The newest first. */
export function findAudits(db: Database, { staffId, subject, before, limit }: AuditQuestion) {
  const conditions: (SQL | undefined)[] = [
    staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
    // Numbers of cases have a capital letter, plates have none; whoever asks may write either.
    subject === undefined
      ? undefined
      : inArray(auditLog.subject, [subject, subject.toUpperCase(), subject.toLowerCase()]),
    before === undefined ? undefined : lt(auditLog.id, before),
  ];
  return db
    .select()
    .from(auditLog)
    .where(and(...conditions))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

const signIns = ["signIn.done", "signIn.refused"] as const satisfies AuditAction[];

/** Those who have done more than signing in since, each under the newest name. */
export async function findStaffUsers(db: Database, since: Date): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectDistinctOn([auditLog.staffId], { id: auditLog.staffId, name: auditLog.staffName })
    .from(auditLog)
    .where(
      and(
        gt(auditLog.at, since),
        notInArray(auditLog.action, [...signIns]),
        ne(auditLog.staffId, importUser.id),
      ),
    )
    .orderBy(auditLog.staffId, desc(auditLog.at));
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, "sv"));
}
