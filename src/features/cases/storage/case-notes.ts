import { asc, eq, inArray } from "drizzle-orm";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import { caseNotes } from "./case-notes.table.ts";

export async function insertNote(
  tx: Database,
  caseId: number,
  { id: staffId, name: staffName }: Pick<StaffUser, "id" | "name">,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  await tx.insert(caseNotes).values({ caseId, staffId, staffName, text, at });
}

/** First things first. */
export function findNotes(db: Database, caseId: number) {
  const { id, at, staffName, text } = caseNotes;
  return db
    .select({ id, at, staffName, text })
    .from(caseNotes)
    .where(eq(caseNotes.caseId, caseId))
    .orderBy(asc(caseNotes.id));
}

/** They go with the words of their cases; whoever calls has said that this is retention. */
export async function removeNotes(tx: Database, caseIds: readonly number[]): Promise<void> {
  await tx.delete(caseNotes).where(inArray(caseNotes.caseId, [...caseIds]));
}
