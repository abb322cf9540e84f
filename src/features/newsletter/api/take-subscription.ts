import { paths } from "#core/paths.ts";
import type { SubmissionParts } from "#features/forms/api/submit-form.ts";
import type { Subscription } from "../rules/newsletter-form.ts";
import type { Newsletter } from "../service/newsletter.ts";

/** An e-mail to confirm with is on its way; the answer is the same whoever has the newsletter already. */
export async function takeSubscription(
  newsletter: Newsletter,
  { email }: Subscription,
  { path }: SubmissionParts,
): Promise<{ number: null; page: string }> {
  await newsletter.ask(email, path);
  return { number: null, page: paths.newsletter() };
}
