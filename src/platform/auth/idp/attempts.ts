import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { afterAttempt, attemptLimits, noAttempts } from "./attempt-limits.ts";
import { signInAttempts } from "./idp.table.ts";

/** Who is counted: a network, a user, a browser that the user knows. */
export type AttemptCounter = { limit: keyof typeof attemptLimits; name: string };
export type AttemptClaim = { waitMs: number } | { waitMs: 0; at: Date };

/** What was typed as a name may be a password. */
const keyOf = ({ limit, name }: AttemptCounter) => `${limit}:${textHash(name)}`;

/**
 * An attempt, counted before anything is tried: of a hundred at the same moment, at any node, as many are let through as if they
 * came one after the other. Of those who are counted the first refuses before the next is written down.
 */
export function claimAttempt(
  db: Database,
  counters: readonly AttemptCounter[],
  now: Date,
): Promise<AttemptClaim> {
  return db.transaction(async (tx) => {
    const claimed: (typeof signInAttempts.$inferInsert)[] = [];
    for (const one of counters) {
      const after = afterAttempt(await locked(tx, keyOf(one), now), attemptLimits[one.limit], now);
      if ("waitMs" in after) return after;
      claimed.push({ key: keyOf(one), ...after });
    }
    for (const { key, ...after } of claimed)
      await tx.update(signInAttempts).set(after).where(eq(signInAttempts.key, key));
    return { waitMs: 0, at: now };
  });
}

async function locked(tx: Transaction, key: string, now: Date) {
  await tx
    .insert(signInAttempts)
    .values({ key, ...noAttempts(now) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(signInAttempts).where(eq(signInAttempts.key, key)).for("update");
  return row ?? noAttempts(now);
}

/** The right one was no guess: its own user's and browser's are forgotten, of all others it takes back itself alone. */
export async function refundAttempts(
  db: Database,
  counters: readonly AttemptCounter[],
  at: Date,
): Promise<void> {
  const own = counters.filter(({ limit }) => limit !== "network").map(keyOf);
  const shared = counters.filter(({ limit }) => limit === "network").map(keyOf);
  if (own.length > 0) await db.delete(signInAttempts).where(inArray(signInAttempts.key, own));
  if (shared.length > 0)
    await db
      .update(signInAttempts)
      .set({
        level: sql`greatest(0, ${signInAttempts.level} - 1)`,
        freeAt: sql`case when ${signInAttempts.at} = ${at.toISOString()} then ${signInAttempts.at} else ${signInAttempts.freeAt} end`,
      })
      .where(inArray(signInAttempts.key, shared));
}

/** What nobody waits for and nothing is counted from any more. */
export function purgeAttempts(db: Database, now: Date) {
  const aDayAgo = new Date(now.getTime() - 24 * 3_600_000);
  return db.delete(signInAttempts).where(and(lt(signInAttempts.at, aDayAgo), lt(signInAttempts.freeAt, now)));
}
