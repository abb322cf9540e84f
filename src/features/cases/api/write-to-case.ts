import { whenFormArrived } from "#features/forms/api/arrived-form.ts";
import type { FormServices } from "#features/forms/api/post-form.ts";
import { textOnly } from "#features/forms/api/read-post.ts";
import { readSent } from "#features/forms/api/read-sent.ts";
import { pictureDocuments } from "#features/forms/api/sent-pictures.ts";
import { isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";
import type { PostedForm } from "#platform/http/site-variables.ts";
import { caseAnswer, caseAnswerForm, pictureForm, pictureMessage } from "../rules/case-answer-form.ts";
import type { Cases } from "../service/cases.ts";
import type { WholeCase } from "../storage/cases.ts";

/** The two ways in: the page of the case, and the link for pictures. */
const ways = {
  answer: { form: caseAnswerForm, schema: caseAnswer },
  pictures: { form: pictureForm, schema: pictureMessage },
} as const;

const noPage = { status: 404, errors: [], values: {}, notice: null } as const;
const refused = (status: number, notice: string): PostedForm => ({ ...noPage, status, notice });

type CaseWriting = Pick<FormServices, "uploads" | "publicOrigin"> & { cases: Cases; sender: string };

/** A customer's word or pictures in a case; null when it is written. */
export async function writeToCase(
  way: keyof typeof ways,
  request: Request,
  find: () => Promise<WholeCase | null>,
  services: CaseWriting,
): Promise<PostedForm | null> {
  if (!isFromOwnPage(saidBy(request.headers), services.publicOrigin))
    return refused(403, "Svaret skickades från en annan webbplats än vår");
  const found = await find();
  if (!found) return noPage;
  const { fields } = ways[way].form;
  const written = await whenFormArrived(request, { fields, sender: services.sender }, (arrived) =>
    write(way, arrived, found, services),
  );
  return written && "message" in written ? refused(written.status, written.message) : written;
}

async function write(
  way: keyof typeof ways,
  request: Request,
  found: WholeCase,
  { cases, uploads, sender }: CaseWriting,
): Promise<PostedForm | null> {
  const { form, schema } = ways[way];
  const reading = await readSent(form, request, { uploads, sender, bytesAtMost: textOnly });
  if (!("sent" in reading)) return refused(reading.status, reading.message);
  const { pictures } = reading;
  const { success, data, error } = schema.safeParse(reading.sent);
  const { message } = reading.sent;
  const kept = { values: { message: typeof message === "string" ? message : "" }, pictures };
  const wrong = (error?.issues ?? []).map((issue) => ({ field: "message", message: issue.message }));
  const errors = [...wrong, ...reading.errors];
  if (!success || errors.length > 0) return { status: 422, notice: null, ...kept, errors };
  const isWritten = await cases.write(found.number, {
    text: data.message ?? "",
    name: found.name,
    documents: pictureDocuments(uploads, pictures),
  });
  return isWritten
    ? null
    : { ...refused(409, "Ärendet går inte att skriva i längre. Skicka en ny fråga"), ...kept };
}
