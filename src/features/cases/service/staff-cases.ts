import { formatMoment } from "#core/dates/moments.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import type { AuditAction } from "#platform/staff/audit-actions.ts";
import { notifyStaff } from "#platform/staff/notifications.ts";
import { closingConcern } from "../rules/case-closing.ts";
import { legalEndOf } from "../rules/case-law.ts";
import { answerByAfter } from "../rules/case-progress.ts";
import { stateAfter } from "../rules/case-states.ts";
import { caseViewNames } from "../rules/case-views.ts";
import { snoozeRefusal, stillSnoozed } from "../rules/snooze.ts";
import { findNotes, insertNote } from "../storage/case-notes.ts";
import { type CaseDetails, changeCase, lockCase } from "../storage/cases.ts";
import {
  assignCase,
  type CaseQuestion,
  countStaffCases,
  findOtherCases,
  findStaffCases,
  snoozeCase,
} from "../storage/staff-cases.ts";
import type { Cases } from "./cases.ts";

/** What a member of staff can do to a case by writing, or without a word. */
export const staffEvents = {
  answered: "case.answer",
  askedCustomer: "case.ask",
  decided: "case.decide",
  closed: "case.close",
  reopened: "case.reopen",
} as const satisfies Record<string, AuditAction>;
export type StaffEvent = keyof typeof staffEvents;
/** What the customer is written to with: never without words. */
export const messageEvents: readonly StaffEvent[] = ["answered", "askedCustomer", "decided"];

/** `moved`: somebody has done something to the case since it was read; `unexplained`: it is not closed without a reason. */
export type StaffCaseOutcome = "done" | "moved" | "impossible" | "unexplained";
/** Notes the change, in its transaction. */
type WriteAudit = (
  tx: Database,
  entry: { action: AuditAction; subject: string; note?: string },
) => Promise<void>;

class NotSent extends Error {
  readonly why: "moved" | "unexplained";

  constructor(why: NotSent["why"]) {
    super(why);
    this.why = why;
  }
}

const maxShown = 200;
const maxOtherCases = 10;

export type StaffCases = ReturnType<typeof openStaffCases>;

/** The cases as those who answer them see them. */
export function openStaffCases({
  db,
  clock,
  cases,
  fileOf,
}: {
  db: Database;
  clock: () => Date;
  cases: Cases;
  /** The address of a file of a case. */
  fileOf: (number: string, place: number, at: number) => string;
}) {
  async function assign({
    number,
    to,
    by,
    note,
  }: {
    number: string;
    to: Pick<StaffUser, "id" | "name"> | null;
    by: Pick<StaffUser, "id">;
    note: WriteAudit;
  }): Promise<StaffCaseOutcome> {
    const now = clock();
    return db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      if (!row || row.erasedAt !== null || row.state === "closed") return "impossible";
      await note(tx, { action: "case.assign", subject: number, note: to?.name ?? "ingen" });
      await assignCase(tx, row.id, to);
      if (to && to.id !== by.id && to.id !== row.assigneeId)
        await notifyStaff(tx, [to.id], { kind: "assigned", subject: number, at: now });
      const state = to && stateAfter(row.state, "takenOn", "staff");
      if (state) {
        const line = { event: "takenOn", by: "staff", at: now, message: null } as const;
        await changeCase(tx, row.id, line, { state, answerBy: row.answerBy ?? answerByAfter(state, now) });
      }
      return "done";
    });
  }

  /** `seen`: the last line of the log that the writer had before them. Who writes in a case of nobody's has it from then on. */
  async function notify(notice: {
    number: string;
    event: StaffEvent;
    text: string;
    /** Why it is closed: for us, never for the customer. */
    reason: string;
    seen: number;
    staffUser: StaffUser;
    note: WriteAudit;
  }): Promise<StaffCaseOutcome> {
    const { number, event, text, reason, seen, staffUser, note } = notice;
    try {
      const isNotified = await cases.answer(number, event, text, {
        author: staffUser.name,
        before: async (tx, place) => {
          if (place !== seen) throw new NotSent("moved");
          if (event === "closed") await explain(tx, { number, reason, staffUser });
          await note(tx, { action: staffEvents[event], subject: number });
          const row = await lockCase(tx, number);
          if (row === null || row.assigneeId !== null || !messageEvents.includes(event)) return;
          await note(tx, { action: "case.assign", subject: number, note: staffUser.name });
          await assignCase(tx, row.id, staffUser);
        },
      });
      return isNotified ? "done" : "impossible";
    } catch (error) {
      if (error instanceof NotSent) return error.why;
      throw error;
    }
  }

  /** The reason stands among the notes, where it is erased with them. */
  async function explain(
    tx: Database,
    { number, reason, staffUser }: { number: string; reason: string; staffUser: StaffUser },
  ): Promise<void> {
    const row = await lockCase(tx, number);
    if (!row) return;
    if (reason === "" && closingConcern(row, clock()) !== null) throw new NotSent("unexplained");
    if (reason !== "") await insertNote(tx, row.id, staffUser, { text: `Stängt: ${reason}`, at: clock() });
  }

  /** Of a case of one's own; null: back in the queue. `refusal`: why not until then. */
  async function snooze({
    number,
    until,
    staffUser,
    note,
  }: {
    number: string;
    until: Date | null;
    staffUser: Pick<StaffUser, "id" | "name">;
    note: WriteAudit;
  }): Promise<Exclude<StaffCaseOutcome, "moved" | "unexplained"> | { refusal: string }> {
    const now = clock();
    return db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      if (!row || row.erasedAt !== null || row.state === "closed" || row.assigneeId !== staffUser.id)
        return "impossible";
      const refusal = until && snoozeRefusal(until, now, legalEndOf(row, now));
      if (refusal) return { refusal };
      await note(tx, {
        action: until ? "case.snooze" : "case.wake",
        subject: number,
        ...(until ? { note: `till ${formatMoment(until)}` } : {}),
      });
      await snoozeCase(tx, row.id, until && { snoozedUntil: until, snoozedBy: staffUser.name });
      return "done";
    });
  }

  /** What colleagues should know: no e-mail, no line of the log that the customer reads. */
  async function addNote({
    number,
    text,
    staffUser,
    note,
  }: {
    number: string;
    text: string;
    staffUser: StaffUser;
    note: WriteAudit;
  }): Promise<StaffCaseOutcome> {
    return db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      if (!row || row.erasedAt !== null) return "impossible";
      await note(tx, { action: "case.note", subject: number });
      await insertNote(tx, row.id, staffUser, { text, at: clock() });
      return "done";
    });
  }

  return {
    list: async (question: Omit<CaseQuestion, "now" | "limit">) => {
      const now = clock();
      const rows = await findStaffCases(db, { ...question, now, limit: maxShown });
      return rows.map((row) => ({ ...row, ...stillSnoozed(row, now) }));
    },
    counts: (staffId: string, store?: string) =>
      countStaffCases(db, caseViewNames, { staffId, store, now: clock() }),
    find: async (number: string): Promise<CaseDetails | null> => {
      const caseDetails = await cases.find(number);
      return caseDetails?.erasedAt === null ? caseDetails : null;
    },
    othersOf: async ({ email, id }: Pick<CaseDetails, "email" | "id">) =>
      email === null ? [] : findOtherCases(db, { email, id }, maxOtherCases),
    fileOf,
    notesOf: ({ id }: Pick<CaseDetails, "id">) => findNotes(db, id),
    assign,
    snooze,
    notify,
    addNote,
  };
}
