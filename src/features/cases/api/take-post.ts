import type { TakePost } from "#features/forms/api/post-form.ts";
import { takeSubscription } from "#features/newsletter/api/take-subscription.ts";
import type { Subscription } from "#features/newsletter/rules/newsletter-form.ts";
import type { Newsletter } from "#features/newsletter/service/newsletter.ts";
import type { Errand } from "../rules/errand.ts";
import type { Cases } from "../service/cases.ts";

export type TakenBy = { cases: Pick<Cases, "open">; newsletter: Newsletter };

/** A posted form becomes a case, or, where nobody has to answer, a subscription. */
export function takePost({ cases, newsletter }: TakenBy): TakePost<Errand | Subscription> {
  return (errand, parts) =>
    errand.kind === "newsletter"
      ? takeSubscription(newsletter, errand, parts)
      : cases.open({ errand, ...parts });
}
