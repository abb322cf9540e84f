import { company } from "#core/company/company.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { FormDocument } from "#features/forms/rules/form-document.ts";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Email } from "#platform/mail/email.ts";
import { notifyStaff } from "#platform/staff/notifications.ts";
import { canCustomerClose } from "../rules/case-closing.ts";
import { answerByAfter } from "../rules/case-progress.ts";
import { type CaseEvent, stateAfter } from "../rules/case-states.ts";
import type { FormTask } from "../rules/form-task.ts";
import { promisedBy } from "../rules/waiting-since.ts";
import type { CaseAnswer } from "../storage/cases.table.ts";
import {
  type CaseDetails,
  type CaseRow,
  changeCase,
  findCase,
  insertCase,
  lockCase,
  type NewAttachment,
} from "../storage/cases.ts";
import { claimSubmission, saveSubmission } from "../storage/submissions.ts";
import { storeDocuments } from "./case-documents.ts";
import { answerEmail, emailToOurselves, receiptEmail } from "./case-emails.ts";
import { tipEmail } from "./friend-emails.ts";

const msPerHour = 3_600_000;
/** What is sent again without a key of its own is the same for so long; under a key for as long as it is remembered. */
const sameContentMs = msPerHour;
const rememberedMs = 24 * msPerHour;

export type CaseSubmission = {
  task: FormTask;
  /** What was sent, by label, in the order of the form. */
  answers: readonly CaseAnswer[];
  documents?: readonly FormDocument[];
  /** Which form it came by. */
  scope: string;
  /** `Idempotency-Key`, where the sender has one. */
  key: string | null;
};
/** A file of the case, for whoever of us reads an e-mail about it. */
type LinkedFile = { name: string; href: string };
/** What a case is about besides words, in its transaction; it says no by throwing, and writes its own e-mails. */
export type CaseHooks = {
  /** Before anything is written, for whoever is the first with this post. */
  before: (tx: Database, now: Date) => Promise<unknown>;
  after: (tx: Database, row: CaseRow, now: Date, files: readonly LinkedFile[]) => Promise<unknown>;
};
/** `place`: that of the last line so far. */
export type BeforeNotifying = (tx: Database, place: number) => Promise<unknown>;
/** Where its page is; `key taken`: the key was used for something else. */
export type OpenedCase = { number: string; page: string; isNew: boolean } | "key taken";

export type Cases = ReturnType<typeof openCases>;

export function openCases(needs: {
  db: Database;
  clock: () => Date;
  addToOutbox: (tx: Database, email: Email) => Promise<unknown>;
  /** The address of the case's own page, signed. */
  pageOf: (number: string) => string;
  /** Where pictures are sent to it, signed for that alone. */
  uploadOf: (number: string) => string;
  /** A file of it, signed for whoever of us reads the e-mail. */
  fileOf: (number: string, place: number, at: number) => string;
  /** Where documents lie; without it none are taken. */
  files: FileStore;
  /** The store that a car of ours stands in, or that sold it. */
  storeOfCar: (plate: LicensePlate) => string | null;
  /** How a car of ours is named in an e-mail, and where it is found. */
  carOf: (plate: LicensePlate) => { title: string; href: string } | null;
}) {
  const { db, clock, addToOutbox, pageOf, uploadOf, fileOf, files, storeOfCar, carOf } = needs;
  const linksTo = ({ number }: CaseRow, place: number, attachments: readonly NewAttachment[]) =>
    attachments.map(({ name }, at) => ({ name, href: fileOf(number, place, at) }));

  async function sendTo(tx: Database, email: Email | null) {
    if (email) await addToOutbox(tx, email);
  }

  /** Case, receipt and the e-mail to ourselves, once, or nothing at all. */
  async function open(submission: CaseSubmission, hooks?: CaseHooks): Promise<OpenedCase> {
    const attachments = await storeDocuments(files, submission.documents ?? []);
    const dropAll = async () => {
      for (const { file } of attachments) await files.remove(file);
    };
    const result = await openOnce(submission, attachments, hooks).catch(async (error: unknown) => {
      await dropAll();
      throw error;
    });
    // The files of a post that was not the first belong to nothing.
    if (result === "key taken" || !result.isNew) await dropAll();
    return result;
  }

  async function openOnce(
    { task, answers, scope, key }: CaseSubmission,
    attachments: readonly NewAttachment[],
    hooks: CaseHooks | undefined,
  ): Promise<OpenedCase> {
    const now = clock();
    const request = textHash(JSON.stringify([task, answers]));
    const submission = {
      scope,
      key: key === null ? `content:${request}` : `key:${textHash(key)}`,
      request,
      at: now,
      notBefore: new Date(now.getTime() - (key === null ? sameContentMs : rememberedMs)),
    };
    const { text, friendEmail, ...about } = task;
    return db.transaction(async (tx) => {
      const before = await claimSubmission(tx, submission);
      if (before === "other") return "key taken";
      if (before) return { number: before.number, page: pageOf(before.number), isNew: false };
      await hooks?.before(tx, now);
      const wanted = {
        ...about,
        answers,
        storeSlug: task.licenseplate && storeOfCar(task.licenseplate),
        openedAt: now,
        answerBy: friendEmail === undefined ? answerByAfter("received", now) : null,
      };
      const row = await insertCase(tx, wanted, { author: task.name ?? "Kunden", text, attachments });
      await saveSubmission(tx, submission, row.id);
      if (hooks) await hooks.after(tx, row, now, linksTo(row, 0, attachments));
      else await announce(tx, row, { text, friendEmail, attachments });
      return { number: row.number, page: pageOf(row.number), isNew: true };
    });
  }

  type Announced = { text: string; friendEmail: string | undefined; attachments: readonly NewAttachment[] };

  /** The customer and ourselves, or whom a tip is for. */
  async function announce(tx: Database, row: CaseRow, announced: Announced): Promise<void> {
    const { text, friendEmail, attachments } = announced;
    const { number } = row;
    await sendTo(tx, receiptEmail({ row, text, href: pageOf(number), upload: uploadOf(number) }));
    const linked = linksTo(row, 0, attachments);
    if (friendEmail === undefined) await sendTo(tx, emailToOurselves({ row, text, files: linked }, 0));
    else await passOn(tx, row, friendEmail, text);
  }

  /** A tip is done when it is sent: nobody of us answers it, and after its 30 days it is erased. */
  async function passOn(tx: Database, row: CaseRow, to: string, text: string): Promise<void> {
    const { name, email, licenseplate, openedAt: at } = row;
    const car = licenseplate && carOf(licenseplate);
    if (name !== null && email !== null) await addToOutbox(tx, tipEmail({ to, name, email, text, car, at }));
    const line = { event: "closed", by: "customer", at, message: null } as const;
    await changeCase(tx, row.id, line, { state: "closed", answerBy: null });
  }

  type Notice = {
    event: CaseEvent;
    by: "customer" | "staff";
    text: string;
    author: string;
    documents?: readonly FormDocument[];
    /** In the same transaction, before anything is written; it says no by throwing. */
    before?: BeforeNotifying;
  };

  /** False where the table of states says no. */
  async function notify(number: string, { documents = [], ...notice }: Notice): Promise<boolean> {
    const attachments = await storeDocuments(files, documents);
    const isNotified = await notifyOnce(number, notice, attachments);
    if (!isNotified) for (const { file } of attachments) await files.remove(file);
    return isNotified;
  }

  async function notifyOnce(
    number: string,
    { event, by, text, author, before }: Omit<Notice, "documents">,
    attachments: readonly NewAttachment[],
  ): Promise<boolean> {
    const now = clock();
    return db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      const state = row && row.erasedAt === null ? stateAfter(row.state, event, by) : null;
      if (!row || state === null) return false;
      if (event === "closed" && by === "customer" && !canCustomerClose(row)) return false;
      await before?.(tx, await placeOf(tx, row));
      const log = [...((await findCase(tx, number))?.log ?? []), { event, by, at: now }];
      const answerBy = promisedBy(state, log, now);
      const isEmpty = text === "" && attachments.length === 0;
      const message = isEmpty ? null : { author, text, attachments };
      await changeCase(tx, row.id, { event, by, at: now, message }, { state, answerBy });
      const place = await placeOf(tx, row);
      if (event === "customerWrote" && row.assigneeId !== null)
        await notifyStaff(tx, [row.assigneeId], { kind: "customerWrote", subject: number, at: now });
      if (by === "customer")
        await sendTo(
          tx,
          emailToOurselves({ row, text, files: linksTo(row, place, attachments), event }, place),
        );
      else if (!isEmpty)
        await sendTo(tx, answerEmail({ row, text, href: pageOf(number), upload: uploadOf(number) }, place));
      return true;
    });
  }

  return {
    open,
    find: (number: string): Promise<CaseDetails | null> => findCase(db, number),
    /** The customer's own words, on the page of the case. */
    write: (
      number: string,
      message: { text: string; name: string | null; documents?: readonly FormDocument[] },
    ) => {
      const { name, ...rest } = message;
      return notify(number, { event: "customerWrote", by: "customer", author: name ?? "Kunden", ...rest });
    },
    /** The customer needs no more of us. False where it cannot be ended so. */
    close: (number: string) =>
      notify(number, { event: "closed", by: "customer", text: "", author: "Kunden" }),
    /** A member of staff answers, asks for more or decides; the customer gets it by mail too. */
    answer: (
      number: string,
      event: "answered" | "askedCustomer" | "decided" | "closed" | "reopened",
      text: string,
      by: { author?: string; before?: BeforeNotifying } = {},
    ) => notify(number, { event, by: "staff", text, author: company.name, ...by }),
  };
}

/** The last line's: e-mails about it are told apart by it. */
async function placeOf(tx: Database, { number }: CaseRow): Promise<number> {
  return (await findCase(tx, number))?.log.at(-1)?.place ?? 0;
}
