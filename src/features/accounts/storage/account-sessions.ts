import { and, desc, eq, isNull, lt, ne, or } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { accountSessions } from "./accounts.table.ts";

export type SessionRow = typeof accountSessions.$inferSelect;
type NewSession = Pick<SessionRow, "address" | "tokenHash" | "csrf" | "device" | "createdAt">;

export async function addSession(tx: Database, session: NewSession): Promise<void> {
  const { createdAt } = session;
  await tx.insert(accountSessions).values({ ...session, rotatedAt: createdAt, seenAt: createdAt });
}

/** By the token that holds, the one that was given out next, or the one before. */
export async function findSession(db: Database, hash: string): Promise<SessionRow | null> {
  const [session] = await db
    .select()
    .from(accountSessions)
    .where(
      or(
        eq(accountSessions.tokenHash, hash),
        eq(accountSessions.nextHash, hash),
        eq(accountSessions.previousHash, hash),
      ),
    )
    .limit(1);
  return session ?? null;
}

/** Its owner has the new token: the one before is taken for a moment, and then never. */
export async function promoteNext(db: Database, { id, tokenHash }: SessionRow, hash: string, at: Date) {
  await db
    .update(accountSessions)
    .set({
      tokenHash: hash,
      previousHash: tokenHash,
      nextHash: null,
      nextAt: null,
      rotatedAt: at,
      seenAt: at,
    })
    .where(and(eq(accountSessions.id, id), eq(accountSessions.nextHash, hash)));
}

/** False where another request of the same device was first: the browser gets its token. */
export async function offerNext(
  db: Database,
  session: SessionRow,
  next: { hash: string; at: Date },
): Promise<boolean> {
  const isStill =
    session.nextAt === null ? isNull(accountSessions.nextAt) : eq(accountSessions.nextAt, session.nextAt);
  const offered = await db
    .update(accountSessions)
    .set({ nextHash: next.hash, nextAt: next.at })
    .where(and(eq(accountSessions.id, session.id), eq(accountSessions.tokenHash, session.tokenHash), isStill))
    .returning({ id: accountSessions.id });
  return offered.length > 0;
}

export async function recordSeenPage(db: Database, id: number, at: Date): Promise<void> {
  await db.update(accountSessions).set({ seenAt: at }).where(eq(accountSessions.id, id));
}

/** The devices of an address, the one that was used last first. */
export function findSessionsOf(db: Database, address: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(accountSessions)
    .where(eq(accountSessions.address, address))
    .orderBy(desc(accountSessions.seenAt), desc(accountSessions.id));
}

/** Only one's own: the address is part of the question. */
export async function endSession(db: Database, address: string, id: number): Promise<void> {
  await db
    .delete(accountSessions)
    .where(and(eq(accountSessions.id, id), eq(accountSessions.address, address)));
}

export async function endSessionsOf(db: Database, address: string, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(accountSessions.id, except);
  await db.delete(accountSessions).where(and(eq(accountSessions.address, address), others));
}

export async function deleteSessions(db: Database, before: { seen: Date; created: Date }): Promise<void> {
  await db
    .delete(accountSessions)
    .where(or(lt(accountSessions.seenAt, before.seen), lt(accountSessions.createdAt, before.created)));
}
