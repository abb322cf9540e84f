import type { Context } from "hono";
import { readSubmission, textOnly } from "#features/forms/api/read-submission.ts";
import type { SentFields } from "#features/forms/rules/form.ts";

/** What a click on my pages brings; nothing where it cannot be read. */
export async function readSentFields(c: Context): Promise<SentFields> {
  const read = await readSubmission(c.req.raw, textOnly);
  return "sent" in read ? read.sent : {};
}

export const crossSiteMessage =
  "Knappen trycktes på en annan sida än vår, eller så är sidan gammal. Försök igen";
