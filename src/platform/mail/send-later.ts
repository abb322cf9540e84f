import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import type { HeldReason, Letter } from "./letter.ts";
import { writeMail } from "./mails.ts";

/** `known`: the letter with this key is there already, and nothing was written. */
export type SendLater = { id: string; held: HeldReason | null } | "known";

/**
 * Puts a letter into the outbox, in the transaction of what it tells of: it is sent if, and only if, that is committed.
 * A letter that may not be sent (three a day to a stranger, an address that bounced, a topic that was left) is held; the
 * visitor is told nothing of that, so that nobody learns who is known here.
 */
export async function sendLater(tx: Database, letter: Letter): Promise<SendLater> {
  const written = await writeMail(tx, letter);
  if (written === null) return "known";
  if (written.held === null) {
    await addJob(tx, { kind: "mail", key: `mail:${written.id}`, payload: { id: written.id } });
  }
  return written;
}
