import { and, asc, eq, gt, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { UploadLoad } from "../upload-capacity.ts";
import type { SelectedFiles } from "../upload-refusals.ts";
import { type UploadResult, uploadParts, uploads } from "./uploads.table.ts";

export type UploadRow = typeof uploads.$inferSelect;
export type PartRow = { number: number; sha256: string };
type NewUpload = Pick<UploadRow, "key" | "form" | "sender" | "name" | "bytes" | "startedAt">;

/** What a new upload is judged by: its form as it was declared, its sender and everybody by what has arrived. */
type BeginLoads = { ofForm: SelectedFiles; ofSender: UploadLoad; inAll: UploadLoad };

/** Of those that were refused nothing is left but the reason, and one that never started is as good as gone. */
function isThere(unstartedBefore: Date): SQL | undefined {
  return and(
    ne(uploads.state, "refused"),
    or(ne(uploads.state, "open"), gt(uploads.arrived, 0), gt(uploads.startedAt, unstartedBefore)),
  );
}

/**
 * Begun where the rule says so. Two uploads of one form or of one sender that begin at the same time, in whatever
 * process, are counted one after the other.
 */
export function beginUpload<Refusal>(
  db: Database,
  upload: NewUpload,
  unstartedBefore: Date,
  refuse: (loads: BeginLoads) => Refusal | null,
): Promise<Refusal | null> {
  const there = isThere(unstartedBefore);
  return db.transaction(async (tx) => {
    for (const name of [upload.form, upload.sender].filter(Boolean))
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    const refusal = refuse({
      ofForm: await declaredIn(tx, and(eq(uploads.form, upload.form), there)),
      ofSender: await loadOf(tx, and(eq(uploads.sender, upload.sender), there)),
      inAll: await loadOf(tx, there),
    });
    if (refusal === null) await tx.insert(uploads).values(upload);
    return refusal;
  });
}

async function declaredIn(db: Database, where: SQL | undefined): Promise<SelectedFiles> {
  const [sum] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8`,
    })
    .from(uploads)
    .where(where);
  return sum ?? { files: 0, bytes: 0 };
}

async function loadOf(db: Database, where: SQL | undefined): Promise<UploadLoad> {
  const isOpen = sql`filter (where ${uploads.state} = 'open')`;
  const [load] = await db
    .select({
      open: sql<number>`(count(*) ${isOpen})::int`,
      openForms: sql<number>`(count(distinct ${uploads.form}) ${isOpen})::int`,
      arrived: sql<number>`coalesce(sum(${uploads.arrived}), 0)::float8`,
    })
    .from(uploads)
    .where(where);
  return load ?? { open: 0, openForms: 0, arrived: 0 };
}

/** What lies here of all uploads together. */
export async function arrivedInAll(db: Database): Promise<number> {
  return (await loadOf(db, undefined)).arrived;
}

export async function findUpload(db: Database, key: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.key, key));
  return row ?? null;
}

export function findParts(db: Database, key: string): Promise<PartRow[]> {
  return db
    .select({ number: uploadParts.number, sha256: uploadParts.sha256 })
    .from(uploadParts)
    .where(eq(uploadParts.key, key))
    .orderBy(asc(uploadParts.number));
}

/** The checksum that the part has now: of two that came at the same time the first counts. */
export async function addPart(
  db: Database,
  key: string,
  part: PartRow & { bytes: number },
): Promise<string | null> {
  await db.execute(sql`
    with added as (
      insert into ${uploadParts} (key, number, sha256)
      select key, ${part.number}, ${part.sha256} from ${uploads} where key = ${key} and state = 'open'
      on conflict do nothing
      returning key)
    update ${uploads} set arrived = arrived + ${part.bytes} where key in (select key from added)`);
  const [there] = await db
    .select({ sha256: uploadParts.sha256 })
    .from(uploadParts)
    .where(and(eq(uploadParts.key, key), eq(uploadParts.number, part.number)));
  return there?.sha256 ?? null;
}

/** True for one of those who ask at the same time; a check that began before `staleBefore` died on the way. */
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

/** Only while it is being checked: one that was cancelled meanwhile is gone. What lies here of one that ended is its picture. */
export async function endCheck(
  db: Database,
  key: string,
  ending: { result: UploadResult; bytes: number } | null,
): Promise<boolean> {
  const result = ending?.result ?? null;
  const state = result === null ? "open" : "picture" in result ? "accepted" : "refused";
  const ended = await db
    .update(uploads)
    .set({ state, result, checkedFrom: null, ...(ending && { arrived: ending.bytes }) })
    .where(and(eq(uploads.key, key), eq(uploads.state, "checking")))
    .returning({ key: uploads.key });
  return ended.length > 0;
}

/** With its parts; what was there, so that its files can go too. */
export async function removeUpload(db: Database, key: string): Promise<UploadRow | null> {
  const [removed] = await db.delete(uploads).where(eq(uploads.key, key)).returning();
  return removed ?? null;
}

/** The uploads that began before, and those that never went on before the later moment, the oldest first, some at a time. */
export async function findOldUploads(
  db: Database,
  { startedBefore, unstartedBefore }: { startedBefore: Date; unstartedBefore: Date },
  limit: number,
): Promise<string[]> {
  const isUnstarted = and(
    eq(uploads.state, "open"),
    eq(uploads.arrived, 0),
    lt(uploads.startedAt, unstartedBefore),
  );
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(or(lt(uploads.startedAt, startedBefore), isUnstarted))
    .orderBy(asc(uploads.startedAt))
    .limit(limit);
  return rows.map(({ key }) => key);
}
