import { and, asc, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { CaseKind } from "../rules/case-kinds.ts";
import type { CaseState } from "../rules/case-states.ts";
import { removeNotes } from "./case-notes.ts";
import { caseAttachments, caseMessages, cases, idempotencyKeys } from "./cases.table.ts";

export type ClosedCase = { id: number; kind: CaseKind; closedAt: Date };

/** Closed before the moment and not yet erased, the oldest first, some at a time. */
export async function findClosedCases(db: Database, before: Date, limit: number): Promise<ClosedCase[]> {
  const rows = await db
    .select({ id: cases.id, kind: cases.kind, closedAt: cases.closedAt })
    .from(cases)
    .where(and(isNull(cases.erasedAt), isNotNull(cases.closedAt), lt(cases.closedAt, before)))
    .orderBy(asc(cases.closedAt))
    .limit(limit);
  return rows.flatMap(({ closedAt, ...row }) => (closedAt ? [{ ...row, closedAt }] : []));
}

/** Nothing of the person is left; kind, store, times and the log stay, for counting. The files that have to go too. */
export async function eraseCases(tx: Database, ids: readonly number[], at: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  await tx.execute(sql`select set_config('app.retention', 'on', true)`);
  const files = await tx
    .delete(caseAttachments)
    .where(inArray(caseAttachments.caseId, [...ids]))
    .returning({ file: caseAttachments.file });
  await removeNotes(tx, ids);
  await tx.delete(caseMessages).where(inArray(caseMessages.caseId, [...ids]));
  await tx
    .update(cases)
    .set({
      erasedAt: at,
      subject: "",
      name: null,
      email: null,
      phoneNumber: null,
      licenseplate: null,
      answers: null,
      receivedOn: null,
      noticedOn: null,
    })
    .where(inArray(cases.id, [...ids]));
  await tx.execute(sql`select set_config('app.retention', 'off', true)`);
  return files.map(({ file }) => file);
}

/** The numbers of cases in one of the states in which nothing has happened since. */
export async function findInactiveCases(
  db: Database,
  states: readonly CaseState[],
  since: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ number: cases.number })
    .from(cases)
    .where(and(inArray(cases.state, [...states]), lt(cases.changedAt, since)))
    .orderBy(asc(cases.changedAt))
    .limit(limit);
  return rows.map(({ number }) => number);
}

/** Keys that nobody can meet any more. */
export async function purgeSubmissions(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, before));
}
