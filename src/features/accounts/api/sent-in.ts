import type { Context } from "hono";
import { readPost, textOnly } from "#features/forms/api/read-post.ts";
import type { Sent } from "#features/forms/rules/form.ts";

/** What a press on my pages brings; nothing where it cannot be read. */
export async function sentIn(c: Context): Promise<Sent> {
  const read = await readPost(c.req.raw, textOnly);
  return "sent" in read ? read.sent : {};
}

export const fromElsewhere =
  "Knappen trycktes på en annan sida än vår, eller så är sidan gammal. Försök igen";
