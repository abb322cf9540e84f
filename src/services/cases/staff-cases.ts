import type { Database } from "#data/database.ts";
import { findNotes, insertNote } from "#data/queries/case-notes.ts";
import { changeCase, lockCase, type WholeCase } from "#data/queries/cases.ts";
import {
  assignCase,
  type CaseQuestion,
  countStaffCases,
  findOtherCases,
  findStaffCases,
} from "#data/queries/staff-cases.ts";
import { answerByAfter } from "#domain/case/case-progress.ts";
import { stateAfter } from "#domain/case/case-states.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import { caseViewNames } from "#domain/staff/case-views.ts";
import type { StaffMember } from "#domain/staff/staff-member.ts";
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

/** `moved`: somebody has done something to the case since it was read. */
export type Done = "done" | "moved" | "impossible";
/** Notes the change, in its transaction. */
type Note = (tx: Database, entry: { action: AuditAction; subject: string; note?: string }) => Promise<void>;

class Moved extends Error {}

const shownAtMost = 200;
const otherCasesAtMost = 10;

type StaffCaseNeeds = {
  db: Database;
  clock: () => Date;
  cases: Cases;
  /** The address of a file of a case. */
  fileOf: (number: string, place: number, at: number) => string;
};
export type StaffCases = ReturnType<typeof openStaffCases>;

/** The cases as those who answer them see them. [DESK-1] */
export function openStaffCases({ db, clock, cases, fileOf }: StaffCaseNeeds) {
  /** [DESK-3] */
  async function assign({
    number,
    to,
    note,
  }: {
    number: string;
    to: Pick<StaffMember, "id" | "name"> | null;
    note: Note;
  }): Promise<Done> {
    const now = clock();
    return db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      if (!row || row.erasedAt !== null || row.state === "closed") return "impossible";
      await note(tx, { action: "case.assign", subject: number, note: to?.name ?? "ingen" });
      await assignCase(tx, row.id, to);
      const state = to && stateAfter(row.state, "takenOn", "staff");
      if (state) {
        const line = { event: "takenOn", by: "staff", at: now, message: null } as const;
        await changeCase(tx, row.id, line, { state, answerBy: row.answerBy ?? answerByAfter(state, now) });
      }
      return "done";
    });
  }

  /** `seen`: the last line of the log that the writer had before them. [DESK-4] */
  async function tell(told: {
    number: string;
    event: StaffEvent;
    text: string;
    seen: number;
    author: string;
    note: Note;
  }): Promise<Done> {
    const { number, event, text, seen, author, note } = told;
    try {
      const isTold = await cases.answer(number, event, text, {
        author,
        before: async (tx, place) => {
          if (place !== seen) throw new Moved();
          await note(tx, { action: staffEvents[event], subject: number });
        },
      });
      return isTold ? "done" : "impossible";
    } catch (error) {
      if (error instanceof Moved) return "moved";
      throw error;
    }
  }

  /** What colleagues should know: no letter, no line of the log that the customer reads. [DESK-12] */
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
    list: (question: Omit<CaseQuestion, "now" | "atMost">) =>
      findStaffCases(db, { ...question, now: clock(), atMost: shownAtMost }),
    counts: (staffId: string) => countStaffCases(db, caseViewNames, staffId, clock()),
    find: async (number: string): Promise<WholeCase | null> => {
      const found = await cases.find(number);
      return found?.erasedAt === null ? found : null;
    },
    othersOf: async ({ email, id }: Pick<WholeCase, "email" | "id">) =>
      email === null ? [] : findOtherCases(db, { email, id }, otherCasesAtMost),
    fileOf,
    notesOf: ({ id }: Pick<WholeCase, "id">) => findNotes(db, id),
    assign,
    tell,
    addNote,
  };
}
