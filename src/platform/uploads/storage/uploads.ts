import { and, asc, eq, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { Selection } from "../upload-refusals.ts";
import { type UploadResult, uploadParts, uploads } from "./uploads.table.ts";

export type UploadRow = typeof uploads.$inferSelect;
export type PartRow = { number: number; sha256: string };
type NewUpload = Pick<UploadRow, "key" | "form" | "name" | "bytes" | "begunAt">;

/** Of those that were refused nothing is left but the reason. */
const takesRoom = ne(uploads.state, "refused");

/**
 * Begun where the rule says so. Two uploads of one form that begin at the same time, in whatever process, are counted
 * one after the other. [DATA-60]
 */
export function beginUpload<Refusal>(
  db: Database,
  upload: NewUpload,
  refuse: (ofForm: Selection, ofAll: Selection) => Refusal | null,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${upload.form}, 0))`);
    const ofForm = await sumOf(tx, and(eq(uploads.form, upload.form), takesRoom));
    const refusal = refuse(ofForm, await sumOf(tx, takesRoom));
    if (refusal === null) await tx.insert(uploads).values(upload);
    return refusal;
  });
}

async function sumOf(db: Database, where: SQL | undefined): Promise<Selection> {
  const [sum] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8`,
    })
    .from(uploads)
    .where(where);
  return sum ?? { files: 0, bytes: 0 };
}

export async function findUpload(db: Database, key: string): Promise<UploadRow | null> {
  const [found] = await db.select().from(uploads).where(eq(uploads.key, key));
  return found ?? null;
}

export function findParts(db: Database, key: string): Promise<PartRow[]> {
  return db
    .select({ number: uploadParts.number, sha256: uploadParts.sha256 })
    .from(uploadParts)
    .where(eq(uploadParts.key, key))
    .orderBy(asc(uploadParts.number));
}

/** The checksum that the part has now: of two that came at the same time the first counts. [DATA-61] */
export async function addPart(db: Database, key: string, part: PartRow): Promise<string | null> {
  await db.execute(sql`
    insert into ${uploadParts} (key, number, sha256)
    select key, ${part.number}, ${part.sha256} from ${uploads} where key = ${key} and state = 'open'
    on conflict do nothing`);
  const [there] = await db
    .select({ sha256: uploadParts.sha256 })
    .from(uploadParts)
    .where(and(eq(uploadParts.key, key), eq(uploadParts.number, part.number)));
  return there?.sha256 ?? null;
}

/** True for one of those who ask at the same time; a check that began before `staleBefore` died on the way. [DATA-62] */
export async function claimCheck(db: Database, key: string, now: Date, staleBefore: Date): Promise<boolean> {
  const mayTake = or(
    eq(uploads.state, "open"),
    and(eq(uploads.state, "checking"), lt(uploads.checkedFrom, staleBefore)),
  );
  const claimed = await db
    .update(uploads)
    .set({ state: "checking", checkedFrom: now })
    .where(and(eq(uploads.key, key), mayTake))
    .returning({ key: uploads.key });
  return claimed.length > 0;
}

/** Only while it is being checked: one that was cancelled meanwhile is gone. */
export async function endCheck(db: Database, key: string, result: UploadResult | null): Promise<boolean> {
  const state = result === null ? "open" : "picture" in result ? "accepted" : "refused";
  const ended = await db
    .update(uploads)
    .set({ state, result, checkedFrom: null })
    .where(and(eq(uploads.key, key), eq(uploads.state, "checking")))
    .returning({ key: uploads.key });
  return ended.length > 0;
}

/** With its parts; what was there, so that its files can go too. */
export async function removeUpload(db: Database, key: string): Promise<UploadRow | null> {
  const [removed] = await db.delete(uploads).where(eq(uploads.key, key)).returning();
  return removed ?? null;
}

/** The uploads that began before, the oldest first, some at a time. */
export async function findOldUploads(db: Database, before: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(lt(uploads.begunAt, before))
    .orderBy(asc(uploads.begunAt))
    .limit(atMost);
  return rows.map(({ key }) => key);
}
