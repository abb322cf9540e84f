import { desc, inArray } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { mails } from "./mails.table.ts";

/** What became of an e-mail. */
export type EmailState = { state: "waiting" | "sent" | "dead" | "held"; problem: string | null };

/** Of the last of these e-mails; null where there is none, or none any more. */
export async function findLastEmail(db: Database, keys: readonly string[]): Promise<EmailState | null> {
  const [last] = await db
    .select({ state: mails.state, problem: mails.problem })
    .from(mails)
    .where(inArray(mails.messageKey, [...keys]))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return last ?? null;
}
