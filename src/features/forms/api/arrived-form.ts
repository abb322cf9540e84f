import { whenArrived } from "#platform/http/arrived-request.ts";
import { BodyTooLarge, BodyTooSlow } from "#platform/http/bounded-body.ts";
import { TooMany, TooManyOfOne, turns } from "#platform/http/turns.ts";
import { maxFormBytes } from "#platform/uploads/receive-form.ts";
import type { FieldKind, FormField } from "../rules/form-field.ts";
import { failedSubmission, type UnreadSubmission } from "./read-submission.ts";
import { maxBytesOf } from "./submitted-documents.ts";

/** Documents lie in memory until they are judged and stored, pictures are written to the disk: so many forms at a time. */
const turnsOf: Partial<Record<FieldKind, ReturnType<typeof turns>>> = {
  pdf: turns(3, 30),
  pictures: turns(20, 200),
};
const canCarryFiles = /^\s*multipart\/form-data\b/i;

/**
 * A form that may carry files is handled when it has come, and when it is its turn. Any other holds no more than some
 * kilobytes, and is read as it comes.
 */
export async function whenFormArrived<Result>(
  request: Request,
  {
    fields,
    sender,
  }: {
    fields: readonly FormField[];
    /** Who sends, as far as it is counted; empty where nobody counts. */
    sender: string;
  },
  handle: (request: Request) => Promise<Result>,
): Promise<Result | UnreadSubmission> {
  const kind = fields.find((field) => turnsOf[field.kind])?.kind;
  const turn = kind && turnsOf[kind];
  if (!turn || !canCarryFiles.test(request.headers.get("content-type") ?? "")) return handle(request);
  const maxBytes = kind === "pictures" ? maxFormBytes : maxBytesOf({ fields }).multipart;
  try {
    return await whenArrived(request, { maxBytes, sender }, (arrived) =>
      turn(() => handle(arrived), { by: sender }),
    );
  } catch (error) {
    if (error instanceof TooManyOfOne) return tooManyOfOne;
    if (error instanceof TooMany) return tooMany;
    if (error instanceof BodyTooLarge && kind === "pictures") return tooManyPictures;
    if (error instanceof BodyTooLarge || error instanceof BodyTooSlow) return failedSubmission(error);
    throw error;
  }
}

const tooMany = {
  status: 503,
  message: "Många skickar filer just nu. Vänta en minut och skicka igen",
} as const;
const tooManyOfOne = {
  status: 429,
  message: "Det skickas redan många filer från ditt nätverk. Vänta en minut och skicka igen",
} as const;
const tooManyPictures = {
  status: 413,
  message: "Det du skickade är för stort. Skicka färre eller mindre bilder",
} as const;
