import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { pictureSources } from "./picture-sources.table.ts";

/** A picture of ours: its address, and what is seen until it is there. */
export type CopiedPicture = { url: string; preview: string | null };

/** Our own address of each picture that has been copied from one of these sources. */
export async function findCopiedPictures(
  db: Database,
  sources: readonly string[],
): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .select({ source: pictureSources.source, url: pictureSources.url })
    .from(pictureSources)
    .where(inArray(pictureSources.source, [...sources]));
  return new Map(rows.map(({ source, url }) => [source, url]));
}

/**
 * The same for an import that is about to use them. They are noted as used in one statement: none can be tidied away
 * between the question and the answer.
 */
export async function claimCopiedPictures(
  db: Database,
  sources: readonly string[],
): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .update(pictureSources)
    .set({ copiedAt: sql`now()` })
    .where(inArray(pictureSources.source, [...sources]))
    .returning({ source: pictureSources.source, url: pictureSources.url });
  return new Map(rows.map(({ source, url }) => [source, url]));
}

export async function saveCopiedPictures(
  db: Database,
  copies: ReadonlyMap<string, CopiedPicture>,
): Promise<void> {
  if (copies.size === 0) return;
  await db
    .insert(pictureSources)
    .values([...copies].map(([source, { url, preview }]) => ({ source, url, preview })))
    .onConflictDoUpdate({
      target: pictureSources.source,
      set: { url: sql`excluded.url`, preview: sql`excluded.preview`, copiedAt: sql`now()` },
    });
}

/** A source that is gone must not lend its old picture to whatever has its name next. */
export async function deleteCopiedSources(db: Database, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await db.delete(pictureSources).where(inArray(pictureSources.source, [...sources]));
}

/** The previews of pictures that were copied, by our own address. */
export async function findPreviews(db: Database, urls: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinct({ url: pictureSources.url, preview: pictureSources.preview })
    .from(pictureSources)
    .where(and(eq(pictureSources.url, sql`any(${sql.param([...urls])})`), isNotNull(pictureSources.preview)));
  return new Map(rows.flatMap(({ url, preview }) => (preview === null ? [] : [[url, preview]])));
}
