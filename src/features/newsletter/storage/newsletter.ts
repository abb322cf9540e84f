import { and, asc, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { addressKey } from "#platform/mail/mails.ts";
import { newsletterSubscribers as subscribers } from "./newsletter.table.ts";

export type Subscriber = typeof subscribers.$inferSelect;
export type NewSubscriber = Pick<Subscriber, "address" | "requestedAt" | "wording" | "source">;

/** True where the address is subscribed already; whoever has only asked asks anew. */
export async function requestNewsletter(tx: Database, subscriber: NewSubscriber): Promise<boolean> {
  const row = { ...subscriber, address: addressKey(subscriber.address) };
  const { requestedAt, wording, source } = row;
  const inserted = await tx
    .insert(subscribers)
    .values(row)
    .onConflictDoUpdate({
      target: subscribers.address,
      set: { requestedAt, wording, source },
      setWhere: isNull(subscribers.confirmedAt),
    })
    .returning({ address: subscribers.address });
  return inserted.length === 0;
}

/** False where nobody has asked, or has left since. Twice is once, and the first moment counts. */
export async function confirmSubscriber(tx: Database, address: string, at: Date): Promise<boolean> {
  const key = addressKey(address);
  await tx
    .update(subscribers)
    .set({ confirmedAt: at })
    .where(and(eq(subscribers.address, key), isNull(subscribers.confirmedAt)));
  return (await tx.$count(subscribers, eq(subscribers.address, key))) > 0;
}

export async function removeSubscriber(tx: Database, address: string): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.address, addressKey(address)));
}

/** Whoever asked before and never answered for the address; returns how many. */
export async function purgeUnconfirmed(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, before)));
  return rowCount ?? 0;
}

const isConfirmed = isNotNull(subscribers.confirmedAt);

/** Those who have confirmed, in the order of their addresses, from the one after. */
export async function findConfirmedSubscribers(
  db: Database,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ address: subscribers.address })
    .from(subscribers)
    .where(and(isConfirmed, gt(subscribers.address, after)))
    .orderBy(asc(subscribers.address))
    .limit(limit);
  return rows.map(({ address }) => address);
}

export function countConfirmedSubscribers(db: Database): Promise<number> {
  return db.$count(subscribers, isConfirmed);
}

export async function findSubscriber(db: Database, address: string): Promise<Subscriber | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.address, address));
  return row ?? null;
}
