import { whenFormArrived } from "#features/forms/api/arrived-form.ts";
import { readSent } from "#features/forms/api/read-sent.ts";
import { textOnly } from "#features/forms/api/read-submission.ts";
import { pictureDocuments } from "#features/forms/api/sent-pictures.ts";
import type { FormServices } from "#features/forms/api/submit-form.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SubmittedForm } from "#platform/http/site-variables.ts";
import { caseAnswer, caseAnswerForm, pictureForm, pictureMessage } from "../rules/case-answer-form.ts";
import type { Cases } from "../service/cases.ts";
import type { CaseDetails } from "../storage/cases.ts";

/** The two ways in: the page of the case, and the link for pictures. */
const forms = {
  answer: { form: caseAnswerForm, schema: caseAnswer },
  pictures: { form: pictureForm, schema: pictureMessage },
} as const;

const noPage = { status: 404, errors: [], values: {}, notice: null } as const;
const refusal = (status: number, notice: string): SubmittedForm => ({ ...noPage, status, notice });

type CaseWriting = Pick<FormServices, "uploads" | "publicOrigin"> & { cases: Cases; sender: string };

/** A customer's word or pictures in a case; null when it is written. */
export async function writeToCase(
  kind: keyof typeof forms,
  request: Request,
  find: () => Promise<CaseDetails | null>,
  services: CaseWriting,
): Promise<SubmittedForm | null> {
  if (!isFromSameOrigin(originHeadersOf(request.headers), services.publicOrigin))
    return refusal(403, "Svaret skickades från en annan webbplats än vår");
  const caseDetails = await find();
  if (!caseDetails) return noPage;
  const { fields } = forms[kind].form;
  const result = await whenFormArrived(request, { fields, sender: services.sender }, (arrived) =>
    write(kind, arrived, caseDetails, services),
  );
  return result && "message" in result ? refusal(result.status, result.message) : result;
}

async function write(
  kind: keyof typeof forms,
  request: Request,
  caseDetails: CaseDetails,
  { cases, uploads, sender }: CaseWriting,
): Promise<SubmittedForm | null> {
  const { form, schema } = forms[kind];
  const reading = await readSent(form, request, { uploads, sender, maxBytes: textOnly });
  if (!("sent" in reading)) return refusal(reading.status, reading.message);
  const { pictures } = reading;
  const { success, data, error } = schema.safeParse(reading.sent);
  const { message } = reading.sent;
  const entered = { values: { message: typeof message === "string" ? message : "" }, pictures };
  const wrong = (error?.issues ?? []).map((issue) => ({ field: "message", message: issue.message }));
  const errors = [...wrong, ...reading.errors];
  if (!success || errors.length > 0) return { status: 422, notice: null, ...entered, errors };
  const isSaved = await cases.write(caseDetails.number, {
    text: data.message ?? "",
    name: caseDetails.name,
    documents: pictureDocuments(uploads, pictures),
  });
  return isSaved
    ? null
    : { ...refusal(409, "Ärendet går inte att skriva i längre. Skicka en ny fråga"), ...entered };
}
