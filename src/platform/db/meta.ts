import { eq, sql } from "drizzle-orm";
import { appMeta } from "./app-meta.table.ts";
import type { Database } from "./database.ts";

export async function findMeta(db: Database, key: string): Promise<string | null> {
  const [row] = await db.select({ value: appMeta.value }).from(appMeta).where(eq(appMeta.key, key));
  return row?.value ?? null;
}

/** The newest value of a key replaces the one before. */
export async function saveMeta(db: Database, key: string, value: string): Promise<void> {
  await db
    .insert(appMeta)
    .values({ key, value })
    .onConflictDoUpdate({ target: appMeta.key, set: { value, savedAt: sql`now()` } });
}
