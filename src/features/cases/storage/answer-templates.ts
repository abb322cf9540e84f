import { and, asc, eq, or } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { answerTemplates } from "./answer-templates.table.ts";

export type SavedTemplate = typeof answerTemplates.$inferSelect;

/** One's own, and those that everybody has, by name. */
export function findTemplates(db: Database, staffId: string): Promise<SavedTemplate[]> {
  return db
    .select()
    .from(answerTemplates)
    .where(or(eq(answerTemplates.isShared, true), eq(answerTemplates.staffId, staffId)))
    .orderBy(asc(answerTemplates.title), asc(answerTemplates.id));
}

/** Null where the name is taken. */
export async function insertTemplate(
  tx: Database,
  template: Omit<SavedTemplate, "id">,
): Promise<number | null> {
  const [row] = await tx
    .insert(answerTemplates)
    .values(template)
    .onConflictDoNothing()
    .returning({ id: answerTemplates.id });
  return row?.id ?? null;
}

/** Its name; null where there is none that these may remove: one's own, and with `shared` everybody's. */
export async function removeTemplate(
  tx: Database,
  id: number,
  { staffId, shared }: { staffId: string; shared: boolean },
): Promise<string | null> {
  const own = and(eq(answerTemplates.staffId, staffId), eq(answerTemplates.isShared, false));
  const mine = shared ? or(own, eq(answerTemplates.isShared, true)) : own;
  const [row] = await tx
    .delete(answerTemplates)
    .where(and(eq(answerTemplates.id, id), mine))
    .returning({ title: answerTemplates.title });
  return row?.title ?? null;
}
