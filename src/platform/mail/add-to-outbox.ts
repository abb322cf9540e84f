import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import type { Email, HeldReason } from "./email.ts";
import { writeMail } from "./mails.ts";

/** `known`: the e-mail with this key is there already, and nothing was written. */
export type AddToOutbox = { id: string; held: HeldReason | null } | "known";

/**
 * Puts an e-mail into the outbox, in the transaction of what it tells of: it is sent if, and only if, that is committed.
 * An e-mail that may not be sent (three a day to a stranger, an address that bounced, a topic that was left) is held; the
 * visitor is told nothing of that, so that nobody learns who is known here.
 */
export async function addToOutbox(tx: Database, email: Email): Promise<AddToOutbox> {
  const mail = await writeMail(tx, email);
  if (mail === null) return "known";
  if (mail.held === null) {
    await addJob(tx, { kind: "mail", key: `mail:${mail.id}`, payload: { id: mail.id } });
  }
  return mail;
}
