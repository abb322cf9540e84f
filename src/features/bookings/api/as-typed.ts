import { readOwnPost } from "#features/forms/api/read-own-post.ts";
import type { FormLook } from "#features/forms/rules/form.ts";
import type { PostedForm } from "#platform/http/site-variables.ts";

/** The form as it was filled in: who asks for all free times keeps what was typed, and books nothing. */
export async function asTyped(form: FormLook, request: Request, publicOrigin: string): Promise<PostedForm> {
  const names = form.fields.map(({ name }) => name);
  const read = await readOwnPost(request, publicOrigin, names);
  return "refused" in read ? read.refused : { status: 200, errors: [], notice: null, values: read.values };
}
