import { and, eq, isNull, lt } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database } from "#platform/db/database.ts";
import { sharedLists } from "./shared-lists.table.ts";

export type SharedListRow = typeof sharedLists.$inferSelect;

export async function addSharedList(
  db: Database,
  list: Pick<SharedListRow, "key" | "secretHash" | "plates"> & { at: Date },
): Promise<void> {
  const { at, ...row } = list;
  await db.insert(sharedLists).values({ ...row, createdAt: at, changedAt: at });
}

export async function findSharedList(db: Database, key: string): Promise<SharedListRow | null> {
  const [row] = await db.select().from(sharedLists).where(eq(sharedLists.key, key));
  return row ?? null;
}

type SecretOf = Pick<SharedListRow, "key" | "secretHash"> & { at: Date };

/** False where there is no such list, it has ended, or the secret is another one. */
export function changeSharedList(
  db: Database,
  { plates, ...owned }: SecretOf & { plates: LicensePlate[] },
): Promise<boolean> {
  return setMine(db, owned, { plates });
}

/** What is ended says nothing more. False as above. */
export function endSharedList(db: Database, owned: SecretOf): Promise<boolean> {
  return setMine(db, owned, { plates: [], endedAt: owned.at });
}

async function setMine(
  db: Database,
  { key, secretHash, at }: SecretOf,
  change: Pick<SharedListRow, "plates"> & { endedAt?: Date },
): Promise<boolean> {
  const changed = await db
    .update(sharedLists)
    .set({ ...change, changedAt: at })
    .where(and(eq(sharedLists.key, key), eq(sharedLists.secretHash, secretHash), isNull(sharedLists.endedAt)))
    .returning({ key: sharedLists.key });
  return changed.length > 0;
}

/** Those that nobody has changed since; returns how many. */
export async function purgeSharedLists(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(sharedLists).where(lt(sharedLists.changedAt, before));
  return rowCount ?? 0;
}
