import type { SubmissionHandler } from "#features/forms/api/submit-form.ts";
import { takeSubscription } from "#features/newsletter/api/take-subscription.ts";
import type { Subscription } from "#features/newsletter/rules/newsletter-form.ts";
import type { Newsletter } from "#features/newsletter/service/newsletter.ts";
import type { FormTask } from "../rules/form-task.ts";
import type { Cases } from "../service/cases.ts";

export type SubmissionServices = { cases: Pick<Cases, "open">; newsletter: Newsletter };

/** A posted form becomes a case, or, where nobody has to answer, a subscription. */
export function submissionHandler({
  cases,
  newsletter,
}: SubmissionServices): SubmissionHandler<FormTask | Subscription> {
  return (task, parts) =>
    task.kind === "newsletter" ? takeSubscription(newsletter, task, parts) : cases.open({ task, ...parts });
}
