import { and, asc, eq, sql, type WithSubquery } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { caseNumberOf } from "../rules/case-number.ts";
import type { CaseActor, CaseEvent, CaseState } from "../rules/case-states.ts";
import { caseAttachments, caseLog, caseMessages, cases } from "./cases.table.ts";

export type CaseRow = typeof cases.$inferSelect;
export type NewCase = Pick<
  CaseRow,
  | "kind"
  | "subject"
  | "storeSlug"
  | "licenseplate"
  | "name"
  | "email"
  | "phoneNumber"
  | "answers"
  | "openedAt"
  | "answerBy"
> &
  Partial<Pick<CaseRow, "receivedOn" | "noticedOn">>;

export type NewMessage = {
  author: string;
  text: string;
  attachments?: readonly NewAttachment[] | undefined;
};
export type NewAttachment = Pick<
  typeof caseAttachments.$inferSelect,
  "name" | "type" | "bytes" | "file" | "upload"
>;

/** One line of what has happened, with what was written then. */
export type CaseLine = {
  place: number;
  event: CaseEvent;
  by: CaseActor;
  at: Date;
  message: { author: string; text: string; attachments: readonly CaseAttachment[] } | null;
};
export type CaseAttachment = Pick<
  typeof caseAttachments.$inferSelect,
  "at" | "name" | "type" | "bytes" | "file"
>;

export type CaseDetails = CaseRow & { log: CaseLine[] };

/** Case, first line of its log and first message: the caller's transaction makes them one. */
export async function insertCase(tx: Database, newCase: NewCase, message: NewMessage): Promise<CaseRow> {
  const { rows } = await tx.execute<{ id: number }>(sql`select nextval('case_ids')::int as id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("The sequence of case ids gave nothing");
  const row: CaseRow = {
    receivedOn: null,
    noticedOn: null,
    assigneeId: null,
    assigneeName: null,
    snoozedUntil: null,
    snoozedBy: null,
    ...newCase,
    id,
    number: caseNumberOf(id),
    state: "received",
    changedAt: newCase.openedAt,
    closedAt: null,
    erasedAt: null,
  };
  const opened = tx.$with("opened").as(tx.insert(cases).values(row).returning({ id: cases.id }));
  const line = { event: "opened", by: "customer", at: newCase.openedAt, message } as const;
  await writeLine(tx, { caseId: id, place: 0, ...line }, [opened]);
  return row;
}

type Addition = { event: CaseEvent; by: CaseActor; at: Date; message: NewMessage | null };

/** The case is locked by the caller, so that no two lines get the same place. */
async function appendToLog(tx: Database, caseId: number, addition: Addition): Promise<void> {
  const [{ place } = { place: 0 }] = await tx
    .select({ place: sql<number>`coalesce(max(${caseLog.place}) + 1, 0)::int` })
    .from(caseLog)
    .where(eq(caseLog.caseId, caseId));
  await writeLine(tx, { caseId, place, ...addition });
}

type Line = Addition & { caseId: number; place: number };

/** The line and what was written, in one statement with what comes `before` them: each asks the database once less. */
async function writeLine(
  tx: Database,
  { message, ...line }: Line,
  before: WithSubquery[] = [],
): Promise<void> {
  if (!message) {
    await tx
      .with(...before)
      .insert(caseLog)
      .values(line);
    return;
  }
  const { caseId, place } = line;
  const { attachments = [], ...values } = message;
  const logged = tx.$with("logged").as(tx.insert(caseLog).values(line).returning({ place: caseLog.place }));
  await tx
    .with(...before, logged)
    .insert(caseMessages)
    .values({ caseId, place, ...values });
  if (attachments.length > 0)
    await tx.insert(caseAttachments).values(attachments.map((file, at) => ({ caseId, place, at, ...file })));
}

/** Held until the end of the transaction: two who write at the same time do it one after the other. */
export async function lockCase(tx: Database, number: string): Promise<CaseRow | null> {
  const [row] = await tx.select().from(cases).where(eq(cases.number, number)).for("update");
  return row ?? null;
}

/** In its owner's queue. */
export const notSnoozed = { snoozedUntil: null, snoozedBy: null };

/** What happened, and where the case stands after it. */
export async function changeCase(
  tx: Database,
  caseId: number,
  addition: Addition,
  after: { state: CaseState; answerBy: Date | null },
): Promise<void> {
  await appendToLog(tx, caseId, addition);
  await tx
    .update(cases)
    .set({
      ...after,
      changedAt: addition.at,
      closedAt: after.state === "closed" ? addition.at : null,
      // Something has happened: whoever put it off has to see it.
      ...notSnoozed,
    })
    .where(eq(cases.id, caseId));
}

/** With all that has happened, first things first. */
export async function findCase(db: Database, number: string): Promise<CaseDetails | null> {
  const [row] = await db.select().from(cases).where(eq(cases.number, number));
  if (!row) return null;
  const lines = await db
    .select()
    .from(caseLog)
    .leftJoin(
      caseMessages,
      and(eq(caseMessages.caseId, caseLog.caseId), eq(caseMessages.place, caseLog.place)),
    )
    .where(eq(caseLog.caseId, row.id))
    .orderBy(asc(caseLog.place));
  const attachments = await db
    .select()
    .from(caseAttachments)
    .where(eq(caseAttachments.caseId, row.id))
    .orderBy(asc(caseAttachments.at));
  return {
    ...row,
    log: lines.map(({ case_log: { place, event, by, at }, case_messages: message }) => ({
      place,
      event,
      by,
      at,
      message: message && {
        author: message.author,
        text: message.text,
        attachments: attachments.filter((file) => file.place === place),
      },
    })),
  };
}
