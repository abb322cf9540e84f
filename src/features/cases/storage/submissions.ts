import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { cases, idempotencyKeys } from "./cases.table.ts";

export type SubmissionKey = {
  /** Which form or call: the same key for another one is another key. */
  scope: string;
  key: string;
  /** The hash of what was sent under it. */
  request: string;
  at: Date;
  /** A key from before this moment is not remembered. */
  notBefore: Date;
};

/**
 * Null for the first who comes with the key. Whoever comes at the same time waits here until the first has committed, and
 * gets its case; `other` when the key was used for something else.
 */
export async function claimSubmission(
  tx: Database,
  { notBefore, ...post }: SubmissionKey,
): Promise<{ number: string } | "other" | null> {
  const { scope, key, request, at } = post;
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(post)
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { request, at, caseId: null },
      setWhere: lt(idempotencyKeys.at, notBefore),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const isThis = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const [before] = await tx
    .select({ request: idempotencyKeys.request, number: cases.number })
    .from(idempotencyKeys)
    .innerJoin(cases, eq(cases.id, idempotencyKeys.caseId))
    .where(isThis);
  if (!before) throw new Error(`The post ${post.scope} has a key but no case`);
  return before.request === post.request ? { number: before.number } : "other";
}

export async function saveSubmission(
  tx: Database,
  { scope, key }: Pick<SubmissionKey, "scope" | "key">,
  caseId: number,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ caseId })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
}
