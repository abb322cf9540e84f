import { formatDate } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { oneLine } from "#core/text/one-line.ts";
import type { Database } from "#platform/db/database.ts";
import { type Bucket, consumeToken } from "#platform/http/rate-buckets.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import { mailboxHash } from "#platform/links/mailbox-hash.ts";
import type { Uploads } from "#platform/uploads/uploads.ts";
import { confirmField, confirmValue, editValue } from "../rules/confirmation.ts";
import type { Form, SentFields } from "../rules/form.ts";
import type { FormDocument } from "../rules/form-document.ts";
import type { FieldError, SentPicture } from "../rules/form-field.ts";
import { botSignal } from "../rules/robot.ts";
import { whenFormArrived } from "./arrived-form.ts";
import { readSent } from "./read-sent.ts";
import { crossSiteMessage, maxFormBytes, type UnreadSubmission } from "./read-submission.ts";
import { pictureAnswers, pictureDocuments } from "./sent-pictures.ts";
import { documentText, maxBytesOf, readDocuments } from "./submitted-documents.ts";

/** A form that went nowhere: what is said, at which fields, and what was typed. */
export type RefusedSubmission = {
  status: 200 | 403 | 409 | 422 | UnreadSubmission["status"];
  errors: FieldError[];
  /** What is said of the whole form; null where the fields say it all. */
  notice: string | null;
  values: Readonly<Record<string, string>>;
  /** Pictures that came with it and need not be sent again. */
  pictures?: readonly SentPicture[];
  /** Nothing is wrong with it: its sender is asked to confirm. */
  isToConfirm?: boolean;
};
/** Where to go on; with the number of the case, where it became one. */
export type SubmissionResult = { number: string | null; page: string } | RefusedSubmission;

/** What nobody but its taker could say no to: a time that somebody else has meanwhile. */
export type HandlerRefusal = { errors: FieldError[]; status?: 422 };

/** What came beside the task. */
export type SubmissionParts = {
  /** What was sent, by label, in the order of the form. */
  answers: { label: string; text: string }[];
  documents: FormDocument[];
  /** Which form it came by. */
  scope: string;
  /** `Idempotency-Key`, where the sender has one. */
  key: string | null;
  /** The page that it was sent from. */
  path: string;
};

/** Makes of a task what it becomes; `key taken`: the key was used for something else. */
export type SubmissionHandler<FormTask> = (
  task: FormTask,
  parts: SubmissionParts,
) => Promise<{ number: string | null; page: string } | "key taken" | HandlerRefusal>;

export type FormServices = {
  db: Database;
  clock: () => Date;
  uploads: Uploads;
  publicOrigin: string;
};
export type FormSender = {
  /** What a program calls itself that may send from elsewhere; null for everybody else. */
  trusted: string | null;
  /** Who sends, as far as it is counted; empty where nobody counts. */
  sender: string;
};

/** Shared by all processes: so many at once, then one a minute from an address and one an hour for a mailbox. */
const perSender: Bucket = { burst: 10, perSecond: 1 / 60 };
/** What goes to somebody else's mailbox is sent seldom. */
const perSenderOf: Partial<Record<string, Bucket>> = { friend: { burst: 5, perSecond: 1 / 3600 } };
const perMailbox: Bucket = { burst: 5, perSecond: 1 / 3600 };

const tooMany =
  "Det har kommit många formulär på kort tid. Vänta några minuter och skicka igen, eller ring oss";

/** One way in for pages and programs: whoever sends, from where, how much, what, how often; then it is taken. … */
export async function submitForm<FormTask extends { email: string | null }>(
  form: Form<FormTask>,
  request: Request,
  services: FormServices & FormSender,
  take: SubmissionHandler<FormTask>,
): Promise<SubmissionResult> {
  const { trusted, publicOrigin, sender } = services;
  if (trusted === null && !isFromSameOrigin(originHeadersOf(request.headers), publicOrigin))
    return refusal(403, crossSiteMessage);
  const { fields } = form;
  const submission = await whenFormArrived(request, { fields, sender }, (arrived) =>
    handled(form, arrived, services, take),
  );
  return "message" in submission ? refusal(submission.status, submission.message) : submission;
}

async function handled<FormTask extends { email: string | null }>(
  form: Form<FormTask>,
  request: Request,
  services: FormServices & FormSender,
  take: SubmissionHandler<FormTask>,
): Promise<SubmissionResult> {
  const { db, clock, uploads, trusted, sender } = services;
  const reading = await readSent(form, request, { uploads, sender, maxBytes: maxBytesOf(form) });
  if (!("sent" in reading)) return refusal(reading.status, reading.message);
  const { pictures } = reading;
  const entered = { values: valuesOf(form, reading.sent), pictures };
  const { values } = entered;
  const robot = botSignal(reading.sent);
  if (robot !== null) return refusal(422, robot, entered);
  const read = form.read(reading.sent, stockholmDay(clock()));
  const { documents, errors: ofFiles } = await readDocuments(form, reading.sent);
  const errors = [...("errors" in read ? read.errors : []), ...ofFiles, ...reading.errors];
  if ("errors" in read || errors.length > 0) return { status: 422, errors, notice: null, ...entered };
  const { task } = read;
  const step = reading.sent[confirmField];
  if (form.confirm !== undefined && step !== confirmValue)
    return { status: 200, errors: [], notice: null, ...entered, isToConfirm: step !== editValue };
  const isWithin =
    sender === "" ||
    ((await consumeToken(db, `${form.name}:${sender}`, perSenderOf[form.name] ?? perSender)) &&
      (task.email === null || (await consumeToken(db, `mail:${mailboxHash(task.email)}`, perMailbox))));
  if (!isWithin) return refusal(429, tooMany, entered);
  const taken = await take(task, {
    answers: [
      ...answersOf(form, values),
      ...documents.map((one) => ({ label: one.label, text: documentText(one) })),
      ...pictureAnswers(pictures),
      ...(trusted === null ? [] : [{ label: "Skickat av", text: trusted }]),
    ],
    documents: [...documents, ...pictureDocuments(uploads, pictures)],
    scope: form.name,
    key: request.headers.get("idempotency-key")?.slice(0, 200) || null,
    path: new URL(request.url).pathname,
  });
  if (taken === "key taken")
    return refusal(409, "Idempotency-Key har redan använts för något annat. Välj en ny nyckel", entered);
  return "errors" in taken ? { status: 409, notice: null, ...taken, ...entered } : taken;
}

type Kept = Pick<RefusedSubmission, "values" | "pictures">;

function refusal(
  status: RefusedSubmission["status"],
  notice: string,
  entered: Kept = { values: {} },
): RefusedSubmission {
  return { status, errors: [], notice, ...entered };
}

/** As it was typed, so that nobody has to type it again. */
function valuesOf({ fields }: Form, sent: SentFields): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = kind === "pictures" ? null : sent[name];
      const isText = typeof value === "string" || typeof value === "number";
      // What is longer was no form that a person filled in: it would make the page as long.
      return isText && String(value).length <= maxFormBytes ? [[name, String(value)]] : [];
    }),
  );
}

/** What the case tells beside the words themselves. */
function answersOf({ fields }: Form, values: Readonly<Record<string, string>>) {
  return fields.flatMap(({ name, label, kind }) => {
    const value = oneLine(values[name]?.trim() ?? "");
    if (value === "" || kind === "long" || kind === "pictures") return [];
    if (kind === "tick") return [{ label, text: "Ja" }];
    return [{ label, text: kind === "date" ? formatDate(new Date(value)) : value }];
  });
}
