import type { Database } from "#platform/db/database.ts";
import type { AddToOutbox } from "#platform/mail/add-to-outbox.ts";
import type { Email } from "#platform/mail/email.ts";
import { findConfirmedSubscribers } from "../storage/newsletter.ts";
import { type News, newsEmail } from "./news-email.ts";

export type NewsSent = {
  /** E-mails that were put into the outbox. */
  sent: number;
  /** Readers who had it already. */
  known: number;
  /** Those who may not be written to: their address bounced, or they have just left. */
  held: number;
};

/**
 * One e-mail to each confirmed reader, through the outbox, a slice at a time in the order of their addresses. Whoever has
 * the e-mail already is passed over, so that to run it again after a crash goes on where it was.
 */
export async function sendNews(
  news: News,
  {
    db,
    addToOutbox,
    atOnce = 25,
    onSlice,
  }: {
    db: Database;
    addToOutbox: (tx: Database, email: Email) => Promise<AddToOutbox>;
    /** E-mails in one transaction: small, so that its locks are short and a crash undoes little. */
    atOnce?: number;
    /** Told after each slice. */
    onSlice?: (sent: NewsSent) => void;
  },
): Promise<NewsSent> {
  const sent: NewsSent = { sent: 0, known: 0, held: 0 };
  let after = "";
  for (;;) {
    const readers = await findConfirmedSubscribers(db, after, atOnce);
    const last = readers.at(-1);
    if (last === undefined) return sent;
    const outcomes = await db.transaction(async (tx) => {
      const results: AddToOutbox[] = [];
      for (const address of readers) results.push(await addToOutbox(tx, newsEmail(news, address)));
      return results;
    });
    for (const outcome of outcomes) sent[nameOf(outcome)] += 1;
    after = last;
    onSlice?.(sent);
  }
}

function nameOf(outcome: AddToOutbox): keyof NewsSent {
  if (outcome === "known") return "known";
  return outcome.held === null ? "sent" : "held";
}
