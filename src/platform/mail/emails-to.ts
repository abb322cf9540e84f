import { desc, eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { mails } from "./mails.table.ts";
import type { MailRow } from "./mails.ts";

/** What we have written to an address, the newest first. */
export function findEmailsTo(
  db: Database,
  address: string,
): Promise<Pick<MailRow, "subject" | "createdAt" | "state">[]> {
  return db
    .select({ subject: mails.subject, createdAt: mails.createdAt, state: mails.state })
    .from(mails)
    .where(eq(mails.toAddress, address))
    .orderBy(desc(mails.createdAt));
}
