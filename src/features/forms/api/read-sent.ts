import { boundaryOf } from "#platform/uploads/multipart.ts";
import { type ReceivedForm, receiveForm, receiveIds } from "#platform/uploads/receive-form.ts";
import type { Uploads } from "#platform/uploads/uploads.ts";
import type { SentFields } from "../rules/form.ts";
import type { FieldError, FormField, SentPicture } from "../rules/form-field.ts";
import {
  cleanedFields,
  type MaxBytes,
  readSubmission,
  type SubmissionReading,
  type UnreadSubmission,
} from "./read-submission.ts";

/** What came, with the pictures that are ours by now and what is wrong with the others. */
export type SentForm =
  | UnreadSubmission
  | { sent: SentFields; pictures: SentPicture[]; hasFiles: boolean; errors: FieldError[] };

type FieldsOfForm = { fields: readonly FormField[] };

/**
 * A form, whatever it carries. Pictures are never held in memory: files go to the uploads a part at a time, as they would
 * from a page with script; ids are of those that are there already.
 */
export async function readSent(
  { fields }: FieldsOfForm,
  request: Request,
  needs: { uploads: Uploads; maxBytes: MaxBytes; sender: string },
): Promise<SentForm> {
  const { uploads, maxBytes, sender } = needs;
  const field = fields.find(({ kind }) => kind === "pictures");
  if (!field) return withoutPictures(await readSubmission(request, maxBytes));
  if (boundaryOf(request.headers.get("content-type")) !== null && request.body) {
    const received = await receiveForm(uploads, request, { field: field.name, sender });
    if (received.fault !== null) return faults[received.fault];
    return judged(field, cleanedFields(received.texts), received);
  }
  const reading = await readSubmission(request, maxBytes);
  if (!("sent" in reading)) return reading;
  return judged(field, reading.sent, {
    ...(await receiveIds(uploads, idsIn(reading.sent[field.name]))),
    hasFiles: false,
  });
}

const faults = {
  broken: { status: 400, message: "Det du skickade går inte att läsa" },
  tooMuch: { status: 413, message: "Det du skickade är för stort. Skicka färre eller mindre bilder" },
} as const;

function withoutPictures(reading: SubmissionReading): SentForm {
  return "sent" in reading ? { ...reading, pictures: [], hasFiles: false, errors: [] } : reading;
}

/** JSON has a list; a field that was sent as text has one. */
function idsIn(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one) => typeof one === "string");
}

function judged(
  { name, isRequired, message }: FormField,
  sent: SentFields,
  { pictures, refused, hasFiles }: Pick<ReceivedForm, "pictures" | "refused" | "hasFiles">,
): SentForm {
  const refusals = refused.map((one) => `${one.name}: ${one.message}`).join(" ");
  const complaint = refusals || (isRequired && pictures.length === 0 ? message : "");
  return { sent, pictures, hasFiles, errors: complaint === "" ? [] : [{ field: name, message: complaint }] };
}
