import { formatMoment } from "#core/dates/moments.ts";
import type { StaffMember } from "#platform/auth/staff-member.ts";
import type { Database } from "#platform/db/database.ts";
import type { AuditAction } from "#platform/staff/audit-actions.ts";
import { tellStaff } from "#platform/staff/staff-news.ts";
import { closingConcern } from "../rules/case-closing.ts";
import { legalEndOf } from "../rules/case-law.ts";
import { answerByAfter } from "../rules/case-progress.ts";
import { stateAfter } from "../rules/case-states.ts";
import { caseViewNames } from "../rules/case-views.ts";
import { snoozeRefusal, stillSnoozed } from "../rules/snooze.ts";
import { findNotes, insertNote } from "../storage/case-notes.ts";
import { changeCase, lockCase, type WholeCase } from "../storage/cases.ts";
import {
  assignCase,
  type CaseQuestion,
  countStaffCases,
  findOtherCases,
  findStaffCases,
  snoozeCase,
} from "../storage/staff-cases.ts";
import type { Cases } from "./cases.ts";

/** What one of us can do to a case by writing, or without a word. */
export const staffEvents = {
  answered: "case.answer",
  askedCustomer: "case.ask",
  decided: "case.decide",
  closed: "case.close",
  reopened: "case.reopen",
} as const satisfies Record<string, AuditAction>;
export type StaffEvent = keyof typeof staffEvents;
/** What the customer is written to with: never without words. */
export const writtenEvents: readonly StaffEvent[] = ["answered", "askedCustomer", "decided"];

/** `moved`: somebody has done something to the case since it was read; `unexplained`: it is not closed without a reason. */
export type Done = "done" | "moved" | "impossible" | "unexplained";
/** Notes the change, in its transaction. */
type Note = (tx: Database, entry: { action: AuditAction; subject: string; note?: string }) => Promise<void>;

class NotTold extends Error {
  readonly why: "moved" | "unexplained";

  constructor(why: NotTold["why"]) {
    super(why);
    this.why = why;
  }
}

const shownAtMost = 200;
const otherCasesAtMost = 10;

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
    to: Pick<StaffMember, "id" | "name"> | null;
    by: Pick<StaffMember, "id">;
    note: Note;
  }): Promise<Done> {
    const now = clock();
    return db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      if (!row || row.erasedAt !== null || row.state === "closed") return "impossible";
      await note(tx, { action: "case.assign", subject: number, note: to?.name ?? "ingen" });
      await assignCase(tx, row.id, to);
      if (to && to.id !== by.id && to.id !== row.assigneeId)
        await tellStaff(tx, [to.id], { kind: "assigned", subject: number, at: now });
      const state = to && stateAfter(row.state, "takenOn", "staff");
      if (state) {
        const line = { event: "takenOn", by: "staff", at: now, message: null } as const;
        await changeCase(tx, row.id, line, { state, answerBy: row.answerBy ?? answerByAfter(state, now) });
      }
      return "done";
    });
  }

  /** `seen`: the last line of the log that the writer had before them. Who writes in a case of nobody's has it from then on. */
  async function tell(told: {
    number: string;
    event: StaffEvent;
    text: string;
    /** Why it is closed: for us, never for the customer. */
    reason: string;
    seen: number;
    member: StaffMember;
    note: Note;
  }): Promise<Done> {
    const { number, event, text, reason, seen, member, note } = told;
    try {
      const isTold = await cases.answer(number, event, text, {
        author: member.name,
        before: async (tx, place) => {
          if (place !== seen) throw new NotTold("moved");
          if (event === "closed") await explain(tx, { number, reason, member });
          await note(tx, { action: staffEvents[event], subject: number });
          const row = await lockCase(tx, number);
          if (row === null || row.assigneeId !== null || !writtenEvents.includes(event)) return;
          await note(tx, { action: "case.assign", subject: number, note: member.name });
          await assignCase(tx, row.id, member);
        },
      });
      return isTold ? "done" : "impossible";
    } catch (error) {
      if (error instanceof NotTold) return error.why;
      throw error;
    }
  }

  /** The reason stands among the notes, where it is erased with them. */
  async function explain(
    tx: Database,
    { number, reason, member }: { number: string; reason: string; member: StaffMember },
  ): Promise<void> {
    const row = await lockCase(tx, number);
    if (!row) return;
    if (reason === "" && closingConcern(row, clock()) !== null) throw new NotTold("unexplained");
    if (reason !== "") await insertNote(tx, row.id, member, { text: `Stängt: ${reason}`, at: clock() });
  }

  /** Of a case of one's own; null: back in the queue. `refusal`: why not until then. */
  async function snooze({
    number,
    until,
    member,
    note,
  }: {
    number: string;
    until: Date | null;
    member: Pick<StaffMember, "id" | "name">;
    note: Note;
  }): Promise<Exclude<Done, "moved" | "unexplained"> | { refusal: string }> {
    const now = clock();
    return db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      if (!row || row.erasedAt !== null || row.state === "closed" || row.assigneeId !== member.id)
        return "impossible";
      const refusal = until && snoozeRefusal(until, now, legalEndOf(row, now));
      if (refusal) return { refusal };
      await note(tx, {
        action: until ? "case.snooze" : "case.wake",
        subject: number,
        ...(until ? { note: `till ${formatMoment(until)}` } : {}),
      });
      await snoozeCase(tx, row.id, until && { snoozedUntil: until, snoozedBy: member.name });
      return "done";
    });
  }

  /** What colleagues should know: no letter, no line of the log that the customer reads. */
  async function addNote({
    number,
    text,
    member,
    note,
  }: {
    number: string;
    text: string;
    member: StaffMember;
    note: Note;
  }): Promise<Done> {
    return db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      if (!row || row.erasedAt !== null) return "impossible";
      await note(tx, { action: "case.note", subject: number });
      await insertNote(tx, row.id, member, { text, at: clock() });
      return "done";
    });
  }

  return {
    list: async (question: Omit<CaseQuestion, "now" | "atMost">) => {
      const now = clock();
      const rows = await findStaffCases(db, { ...question, now, atMost: shownAtMost });
      return rows.map((row) => ({ ...row, ...stillSnoozed(row, now) }));
    },
    counts: (staffId: string, store?: string) =>
      countStaffCases(db, caseViewNames, { staffId, store, now: clock() }),
    find: async (number: string): Promise<WholeCase | null> => {
      const found = await cases.find(number);
      return found?.erasedAt === null ? found : null;
    },
    othersOf: async ({ email, id }: Pick<WholeCase, "email" | "id">) =>
      email === null ? [] : findOtherCases(db, { email, id }, otherCasesAtMost),
    fileOf,
    notesOf: ({ id }: Pick<WholeCase, "id">) => findNotes(db, id),
    assign,
    snooze,
    tell,
    addNote,
  };
}
