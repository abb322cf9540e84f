import { createHash } from "node:crypto";
import type { Database } from "#data/database.ts";
import { type Bucket, takeToken } from "#data/queries/posts.ts";
import { confirmed, confirmField, editAgain } from "#domain/form/confirmation.ts";
import type { Form, Sent } from "#domain/form/form.ts";
import type { FieldError } from "#domain/form/form-field.ts";
import { botSign } from "#domain/form/robot.ts";
import { isFromOwnPage, saidBy } from "#domain/visitor/request-forgery.ts";
import type { Opened, Post } from "#services/cases/cases.ts";
import { TooMany, turns } from "../whole-stock/turns.ts";
import { bytesAtMostOf, documentText, readDocuments, takesFiles } from "./posted-documents.ts";
import { formBytesAtMost, readPost } from "./read-post.ts";

/** A form that went nowhere: what is said, at which fields, and what was typed. */
export type RefusedPost = {
  status: 200 | 400 | 403 | 408 | 409 | 413 | 415 | 422 | 429 | 503;
  errors: FieldError[];
  /** What is said of the whole form; null where the fields say it all. */
  notice: string | null;
  values: Readonly<Record<string, string>>;
  /** Nothing is wrong with it: its sender is asked to confirm. [WITHDRAW-2] */
  isToConfirm?: boolean;
};
export type Posted = { number: string; page: string } | RefusedPost;

/** What only the database could say no to: a time that somebody else has meanwhile. */
export type NotOpened = { errors: FieldError[] };

export type PostNeeds = {
  db: Database;
  cases: { open: (post: Post) => Promise<Opened | NotOpened> };
  publicOrigin: string;
  /** Who sends, as far as it is counted; empty where nobody counts. */
  sender: string;
};

/** Shared by all processes: so many at once, then one a minute from an address and one an hour for a mailbox. [POST-3] */
const perSender: Bucket = { burst: 10, perSecond: 1 / 60 };
const perMailbox: Bucket = { burst: 5, perSecond: 1 / 3600 };

const tooMany =
  "Det har kommit många formulär på kort tid. Vänta några minuter och skicka igen, eller ring oss";
const fromElsewhere =
  "Formuläret skickades från en annan webbplats än vår. Öppna sidan hos oss och skicka igen";

/** One way in for pages and programs: whoever sends, from where, how much, what, how often; then it is a case. [POST-1] … [POST-5] */
export async function postForm(form: Form, request: Request, needs: PostNeeds): Promise<Posted> {
  if (!takesFiles(form)) return handled(form, request, needs);
  try {
    return await withFiles(() => handled(form, request, needs));
  } catch (error) {
    if (error instanceof TooMany)
      return refused(503, "Många skickar filer just nu. Vänta en minut och skicka igen");
    throw error;
  }
}

/** Files lie in memory until they are judged and stored: so many forms with files at a time, the others wait. [PDF-4] */
const withFiles = turns(3, 30);

async function handled(form: Form, request: Request, needs: PostNeeds): Promise<Posted> {
  const { db, cases, publicOrigin, sender } = needs;
  if (!isFromOwnPage(saidBy(request.headers), publicOrigin)) return refused(403, fromElsewhere);
  const reading = await readPost(request, bytesAtMostOf(form));
  if (!("sent" in reading)) return refused(reading.status, reading.message);
  const values = valuesOf(form, reading.sent);
  const robot = botSign(reading.sent);
  if (robot !== null) return refused(422, robot, values);
  const read = form.read(reading.sent);
  const { documents, errors: ofFiles } = await readDocuments(form, reading.sent);
  const errors = [...("errors" in read ? read.errors : []), ...ofFiles];
  if ("errors" in read || errors.length > 0) return { status: 422, errors, notice: null, values };
  const { errand } = read;
  const step = reading.sent[confirmField];
  if (form.confirm !== undefined && step !== confirmed)
    return { status: 200, errors: [], notice: null, values, isToConfirm: step !== editAgain };
  const isWithin =
    sender === "" ||
    ((await takeToken(db, `${form.name}:${sender}`, perSender)) &&
      (errand.email === null || (await takeToken(db, mailboxKey(errand.email), perMailbox))));
  if (!isWithin) return refused(429, tooMany, values);
  const opened = await cases.open({
    errand,
    answers: [
      ...answersOf(form, values),
      ...documents.map((one) => ({ label: one.label, text: documentText(one) })),
    ],
    documents,
    scope: form.name,
    key: request.headers.get("idempotency-key")?.slice(0, 200) || null,
  });
  if (opened === "key taken")
    return refused(409, "Idempotency-Key har redan använts för något annat. Välj en ny nyckel", values);
  return "errors" in opened ? { status: 409, notice: null, values, errors: opened.errors } : opened;
}

function refused(status: RefusedPost["status"], notice: string, values = {}): RefusedPost {
  return { status, errors: [], notice, values };
}

/** The bucket knows a mailbox without knowing whose it is. */
function mailboxKey(email: string): string {
  return `mail:${createHash("sha256").update(email.toLowerCase()).digest("base64url")}`;
}

/** As it was typed, so that nobody has to type it again. [POST-4] */
function valuesOf({ fields }: Form, sent: Sent): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = sent[name];
      const isText = typeof value === "string" || typeof value === "number";
      // What is longer was no form that a person filled in: it would make the page as long.
      return isText && String(value).length <= formBytesAtMost ? [[name, String(value)]] : [];
    }),
  );
}

/** What the case tells beside the words themselves. */
function answersOf({ fields }: Form, values: Readonly<Record<string, string>>) {
  return fields.flatMap(({ name, label, kind }) => {
    const text = values[name]?.trim() ?? "";
    return text === "" || kind === "long" ? [] : [{ label, text }];
  });
}
