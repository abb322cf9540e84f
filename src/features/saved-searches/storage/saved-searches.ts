import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { addressKey } from "#platform/mail/mails.ts";
import type { Frequency } from "../rules/saved-search-terms.ts";
import { savedSearches } from "./saved-searches.table.ts";

export type SavedSearchRow = typeof savedSearches.$inferSelect;
type NewSavedSearch = Pick<
  SavedSearchRow,
  "address" | "phoneNumber" | "query" | "pace" | "newsletter" | "sessionOrigin" | "source" | "requestedAt"
>;

/** What every process has to read again. */
const changedNow = { changedAt: sql`clock_timestamp()` };

/**
 * Somebody asks. Who watches the same already has the row that is there; who asked and did not answer asks anew, and then
 * the last word about pace and newsletter holds.
 */
export async function addSavedSearch(tx: Database, values: NewSavedSearch): Promise<SavedSearchRow> {
  const row = { ...values, address: values.address && addressKey(values.address) };
  const { pace, newsletter, sessionOrigin, source, requestedAt } = row;
  const isSame = and(
    eq(savedSearches.query, row.query),
    row.address === null
      ? and(isNull(savedSearches.address), eq(savedSearches.phoneNumber, row.phoneNumber ?? ""))
      : eq(savedSearches.address, row.address),
  );
  await tx.insert(savedSearches).values(row).onConflictDoNothing();
  await tx
    .update(savedSearches)
    .set({ pace, newsletter, sessionOrigin, source, requestedAt })
    .where(and(isSame, isNull(savedSearches.confirmedAt)));
  const [firstRow] = await tx.select().from(savedSearches).where(isSame);
  if (!firstRow) throw new Error("What was written is there");
  return firstRow;
}

export async function findSavedSearch(db: Database, id: number): Promise<SavedSearchRow | null> {
  const [firstRow] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return firstRow ?? null;
}

export function findSavedSearchesOf(db: Database, address: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.address, addressKey(address)), isNotNull(savedSearches.confirmedAt)))
    .orderBy(savedSearches.id);
}

/** The first time counts; null when nobody has asked, or the row is gone since. */
export async function confirmSavedSearch(
  tx: Database,
  id: number,
  { at, until }: { at: Date; until: Date },
): Promise<SavedSearchRow | null> {
  await tx
    .update(savedSearches)
    .set({ confirmedAt: at, until, ...changedNow })
    .where(and(eq(savedSearches.id, id), isNull(savedSearches.confirmedAt)));
  return findSavedSearch(tx, id);
}

export type SavedSearchChange = { pace?: Frequency; pausedAt?: Date | null; until?: Date; query?: string };

/** False where it would become the same as another of its owner's. */
export async function changeSavedSearch(
  tx: Database,
  id: number,
  change: SavedSearchChange,
): Promise<boolean> {
  const { query } = change;
  const isTaken = sql`exists (select from ${savedSearches} other, ${savedSearches} own where own.id = ${id} and other.id <> ${id}
    and other.query = ${query ?? null} and other.address is not distinct from own.address
    and other.phone_number is not distinct from own.phone_number)`;
  const changed = await tx
    .update(savedSearches)
    .set({ ...change, ...changedNow })
    .where(and(eq(savedSearches.id, id), query === undefined ? undefined : sql`not ${isTaken}`))
    .returning({ id: savedSearches.id });
  return changed.length > 0;
}

export async function removeSavedSearch(tx: Database, id: number): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.id, id));
}

/** All that an address watches, confirmed or not. */
export async function removeSavedSearchesOf(tx: Database, address: string): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.address, addressKey(address)));
}

/** Whoever never answered, and what has run out; returns how many. */
export async function purgeSavedSearchRows(
  tx: Database,
  at: { now: Date; requestedBefore: Date },
): Promise<number> {
  const { rowCount } = await tx
    .delete(savedSearches)
    .where(
      or(
        and(isNull(savedSearches.confirmedAt), lt(savedSearches.requestedAt, at.requestedBefore)),
        lt(savedSearches.until, at.now),
      ),
    );
  return rowCount ?? 0;
}

/** Those that end before the moment and can be asked by e-mail. */
export function findEndingSavedSearches(tx: Database, before: Date): Promise<SavedSearchRow[]> {
  return tx
    .select()
    .from(savedSearches)
    .where(and(lt(savedSearches.until, before), isNotNull(savedSearches.address)))
    .orderBy(savedSearches.id);
}

type ActiveSavedSearch = Pick<SavedSearchRow, "id" | "query"> & { isActive: boolean; changedAt: string };

/** Whether it sends notifications now. */
export const isActiveSavedSearch: SQL = sql`(${savedSearches.confirmedAt} is not null and ${savedSearches.pausedAt} is null)`;

/** Those that have changed since, in their order; `limit` at a time. The moment is text: a Date would lose its microseconds. */
export async function findChangedSavedSearches(
  db: Database,
  since: { changedAt: string; id: number } | null,
  limit: number,
): Promise<ActiveSavedSearch[]> {
  const { rows } = await db.execute<ActiveSavedSearch>(sql`
    select id, query, ${isActiveSavedSearch} as "isActive", changed_at::text as "changedAt" from ${savedSearches}
    where ${since === null ? sql`true` : sql`(changed_at, id) > (${since.changedAt}::timestamptz, ${since.id})`}
    order by changed_at, id limit ${limit}`);
  return rows;
}

export async function countActiveSavedSearches(db: Database): Promise<number> {
  return db.$count(savedSearches, isActiveSavedSearch);
}
