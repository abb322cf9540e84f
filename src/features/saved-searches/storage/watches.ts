import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { addressKey } from "#platform/mail/mails.ts";
import type { WatchPace } from "../rules/watch-terms.ts";
import { watches } from "./watches.table.ts";

export type WatchRow = typeof watches.$inferSelect;
type NewWatch = Pick<
  WatchRow,
  "address" | "phoneNumber" | "query" | "pace" | "newsletter" | "sessionOrigin" | "source" | "askedAt"
>;

/** What every process has to read again. */
const changedNow = { changedAt: sql`clock_timestamp()` };

/**
 * Somebody asks. Who watches the same already has the row that is there; who asked and did not answer asks anew, and then
 * the last word about pace and newsletter holds.
 */
export async function addWatch(tx: Database, asked: NewWatch): Promise<WatchRow> {
  const row = { ...asked, address: asked.address && addressKey(asked.address) };
  const { pace, newsletter, sessionOrigin, source, askedAt } = row;
  const isSame = and(
    eq(watches.query, row.query),
    row.address === null
      ? and(isNull(watches.address), eq(watches.phoneNumber, row.phoneNumber ?? ""))
      : eq(watches.address, row.address),
  );
  await tx.insert(watches).values(row).onConflictDoNothing();
  await tx
    .update(watches)
    .set({ pace, newsletter, sessionOrigin, source, askedAt })
    .where(and(isSame, isNull(watches.confirmedAt)));
  const [found] = await tx.select().from(watches).where(isSame);
  if (!found) throw new Error("What was written is there");
  return found;
}

export async function findWatch(db: Database, id: number): Promise<WatchRow | null> {
  const [found] = await db.select().from(watches).where(eq(watches.id, id));
  return found ?? null;
}

export function findWatchesOf(db: Database, address: string): Promise<WatchRow[]> {
  return db
    .select()
    .from(watches)
    .where(and(eq(watches.address, addressKey(address)), isNotNull(watches.confirmedAt)))
    .orderBy(watches.id);
}

/** The first time counts; null when nobody has asked, or the row is gone since. */
export async function confirmWatch(
  tx: Database,
  id: number,
  { at, until }: { at: Date; until: Date },
): Promise<WatchRow | null> {
  await tx
    .update(watches)
    .set({ confirmedAt: at, until, ...changedNow })
    .where(and(eq(watches.id, id), isNull(watches.confirmedAt)));
  return findWatch(tx, id);
}

export type WatchChange = { pace?: WatchPace; pausedAt?: Date | null; until?: Date; query?: string };

/** False where it would become the same as another of its owner's. */
export async function changeWatch(tx: Database, id: number, change: WatchChange): Promise<boolean> {
  const { query } = change;
  const isTaken = sql`exists (select from ${watches} other, ${watches} own where own.id = ${id} and other.id <> ${id}
    and other.query = ${query ?? null} and other.address is not distinct from own.address
    and other.phone_number is not distinct from own.phone_number)`;
  const changed = await tx
    .update(watches)
    .set({ ...change, ...changedNow })
    .where(and(eq(watches.id, id), query === undefined ? undefined : sql`not ${isTaken}`))
    .returning({ id: watches.id });
  return changed.length > 0;
}

export async function removeWatch(tx: Database, id: number): Promise<void> {
  await tx.delete(watches).where(eq(watches.id, id));
}

/** All that an address watches, confirmed or not. */
export async function removeWatchesOf(tx: Database, address: string): Promise<void> {
  await tx.delete(watches).where(eq(watches.address, addressKey(address)));
}

/** Whoever never answered, and what has run out; returns how many. */
export async function forgetWatches(tx: Database, at: { now: Date; askedBefore: Date }): Promise<number> {
  const { rowCount } = await tx
    .delete(watches)
    .where(
      or(and(isNull(watches.confirmedAt), lt(watches.askedAt, at.askedBefore)), lt(watches.until, at.now)),
    );
  return rowCount ?? 0;
}

/** Those that end before the moment and can be asked by letter. */
export function findEndingWatches(tx: Database, before: Date): Promise<WatchRow[]> {
  return tx
    .select()
    .from(watches)
    .where(and(lt(watches.until, before), isNotNull(watches.address)))
    .orderBy(watches.id);
}

type ActiveWatch = Pick<WatchRow, "id" | "query"> & { isActive: boolean; changedAt: string };

/** Whether anybody is told by it now. */
export const isActiveWatch: SQL = sql`(${watches.confirmedAt} is not null and ${watches.pausedAt} is null)`;

/** Those that have changed since, in their order; `atMost` at a time. The moment is text: a Date would lose its microseconds. */
export async function findChangedWatches(
  db: Database,
  since: { changedAt: string; id: number } | null,
  atMost: number,
): Promise<ActiveWatch[]> {
  const { rows } = await db.execute<ActiveWatch>(sql`
    select id, query, ${isActiveWatch} as "isActive", changed_at::text as "changedAt" from ${watches}
    where ${since === null ? sql`true` : sql`(changed_at, id) > (${since.changedAt}::timestamptz, ${since.id})`}
    order by changed_at, id limit ${atMost}`);
  return rows;
}

export async function countActiveWatches(db: Database): Promise<number> {
  return db.$count(watches, isActiveWatch);
}
