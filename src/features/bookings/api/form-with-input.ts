import { readOwnSubmission } from "#features/forms/api/read-own-submission.ts";
import type { FormShape } from "#features/forms/rules/form.ts";
import type { SubmittedForm } from "#platform/http/site-variables.ts";

/** The form as it was filled in, for a page that shows all free times: the visitor keeps what was typed, and nothing is booked. */
export async function formWithInput(
  form: FormShape,
  request: Request,
  publicOrigin: string,
): Promise<SubmittedForm> {
  const names = form.fields.map(({ name }) => name);
  const read = await readOwnSubmission(request, publicOrigin, names);
  return "refused" in read ? read.refused : { status: 200, errors: [], notice: null, values: read.values };
}
