import { formatDate } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { paths } from "#core/paths.ts";
import { mailboxOf } from "#core/person/mailbox.ts";
import { oneLine } from "#core/text/one-line.ts";
import type { Opened, Post } from "#features/cases/service/cases.ts";
import { type Bucket, takeToken } from "#features/cases/storage/posts.ts";
import type { Newsletter } from "#features/newsletter/service/newsletter.ts";
import type { Watches } from "#features/saved-searches/service/watches.ts";
import type { Database } from "#platform/db/database.ts";
import { isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Uploads } from "#platform/uploads/uploads.ts";
import { confirmed, confirmField, editAgain } from "../rules/confirmation.ts";
import type { Form, Sent } from "../rules/form.ts";
import type { FieldError, SentPicture } from "../rules/form-field.ts";
import { botSign } from "../rules/robot.ts";
import { whenFormArrived } from "./arrived-form.ts";
import { bytesAtMostOf, documentText, readDocuments } from "./posted-documents.ts";
import { formBytesAtMost, type Unread } from "./read-post.ts";
import { readSent } from "./read-sent.ts";
import { pictureAnswers, pictureDocuments } from "./sent-pictures.ts";

/** A form that went nowhere: what is said, at which fields, and what was typed. */
export type RefusedPost = {
  status: 200 | 403 | 409 | 422 | Unread["status"];
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
export type Posted = { number: string | null; page: string } | RefusedPost;

/** What only the database could say no to: a time that somebody else has meanwhile. */
export type NotOpened = { errors: FieldError[] };

export type PostNeeds = {
  db: Database;
  clock: () => Date;
  cases: { open: (post: Post) => Promise<Opened | NotOpened> };
  newsletter: Newsletter;
  watches: Watches;
  /** Without it forms take no pictures. */
  uploads: Uploads | null;
  publicOrigin: string;
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
const fromElsewhere =
  "Formuläret skickades från en annan webbplats än vår. Öppna sidan hos oss och skicka igen";

/** One way in for pages and programs: whoever sends, from where, how much, what, how often; then it is a case. … */
export async function postForm(form: Form, request: Request, needs: PostNeeds): Promise<Posted> {
  const { trusted, publicOrigin, sender } = needs;
  if (trusted === null && !isFromOwnPage(saidBy(request.headers), publicOrigin))
    return refused(403, fromElsewhere);
  const { fields } = form;
  const posted = await whenFormArrived(request, { fields, sender }, (arrived) =>
    handled(form, arrived, needs),
  );
  return "message" in posted ? refused(posted.status, posted.message) : posted;
}

async function handled(form: Form, request: Request, needs: PostNeeds): Promise<Posted> {
  const { db, clock, cases, newsletter, watches, uploads, trusted, sender } = needs;
  const reading = await readSent(form, request, { uploads, sender, bytesAtMost: bytesAtMostOf(form) });
  if (!("sent" in reading)) return refused(reading.status, reading.message);
  const { pictures } = reading;
  const kept = { values: valuesOf(form, reading.sent), pictures };
  const { values } = kept;
  const robot = botSign(reading.sent);
  if (robot !== null) return refused(422, robot, kept);
  const read = form.read(reading.sent, stockholmDay(clock()));
  const { documents, errors: ofFiles } = await readDocuments(form, reading.sent);
  const errors = [...("errors" in read ? read.errors : []), ...ofFiles, ...reading.errors];
  if ("errors" in read || errors.length > 0) return { status: 422, errors, notice: null, ...kept };
  const { errand } = read;
  const step = reading.sent[confirmField];
  if (form.confirm !== undefined && step !== confirmed)
    return { status: 200, errors: [], notice: null, ...kept, isToConfirm: step !== editAgain };
  const isWithin =
    sender === "" ||
    ((await takeToken(db, `${form.name}:${sender}`, perSenderOf[form.name] ?? perSender)) &&
      (errand.email === null || (await takeToken(db, mailboxKey(errand.email), perMailbox))));
  if (!isWithin) return refused(429, tooMany, kept);
  if (errand.kind === "newsletter") {
    await newsletter.ask(errand.email, new URL(request.url).pathname);
    return { number: null, page: paths.newsletter() };
  }
  if (errand.kind === "watch") {
    const mistake = await watches.ask(errand, new URL(request.url).pathname);
    if (mistake === null) return { number: null, page: paths.watch() };
    return { status: 422, notice: null, errors: [{ field: "filter", message: mistake.error }], ...kept };
  }
  if (errand.kind === "endWatches") {
    await watches.askToEnd(errand.email);
    return { number: null, page: paths.endWatches() };
  }
  const opened = await cases.open({
    errand,
    answers: [
      ...answersOf(form, values),
      ...documents.map((one) => ({ label: one.label, text: documentText(one) })),
      ...pictureAnswers(pictures),
      ...(trusted === null ? [] : [{ label: "Skickat av", text: trusted }]),
    ],
    documents: [...documents, ...pictureDocuments(uploads, pictures)],
    scope: form.name,
    key: request.headers.get("idempotency-key")?.slice(0, 200) || null,
  });
  if (opened === "key taken")
    return refused(409, "Idempotency-Key har redan använts för något annat. Välj en ny nyckel", kept);
  return "errors" in opened ? { status: 409, notice: null, errors: opened.errors, ...kept } : opened;
}

type Kept = Pick<RefusedPost, "values" | "pictures">;

function refused(status: RefusedPost["status"], notice: string, kept: Kept = { values: {} }): RefusedPost {
  return { status, errors: [], notice, ...kept };
}

/** The bucket knows a mailbox without knowing whose it is. */
function mailboxKey(email: string): string {
  return `mail:${textHash(mailboxOf(email))}`;
}

/** As it was typed, so that nobody has to type it again. */
function valuesOf({ fields }: Form, sent: Sent): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = kind === "pictures" ? null : sent[name];
      const isText = typeof value === "string" || typeof value === "number";
      // What is longer was no form that a person filled in: it would make the page as long.
      return isText && String(value).length <= formBytesAtMost ? [[name, String(value)]] : [];
    }),
  );
}

/** What the case tells beside the words themselves. */
function answersOf({ fields }: Form, values: Readonly<Record<string, string>>) {
  return fields.flatMap(({ name, label, kind }) => {
    const typed = oneLine(values[name]?.trim() ?? "");
    if (typed === "" || kind === "long" || kind === "pictures") return [];
    if (kind === "tick") return [{ label, text: "Ja" }];
    return [{ label, text: kind === "date" ? formatDate(new Date(typed)) : typed }];
  });
}
