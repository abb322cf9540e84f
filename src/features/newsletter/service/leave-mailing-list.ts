import { removeSavedSearchesOf } from "#features/saved-searches/storage/saved-searches.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { type MailTopic, mailTopics } from "#platform/mail/email.ts";
import { leaveTopic } from "#platform/mail/mails.ts";
import { removeSubscriber } from "../storage/newsletter.ts";

export type MailingList = { topic: MailTopic; address: string };

/** Whom a link takes off which list; null for what is no such link. */
export function mailingListOfLink(links: SignedLinks, token: string, now: Date): MailingList | null {
  const subject = links.verify("unsubscribe", token, now);
  const space = subject?.indexOf(" ") ?? -1;
  if (subject === null || space < 0) return null;
  const topic = mailTopics.find((one) => one === subject.slice(0, space));
  return topic ? { topic, address: subject.slice(space + 1) } : null;
}

/** That somebody said no is remembered; what showed that they had said yes is not needed any more. */
export function leaveMailingList(db: Database, { topic, address }: MailingList): Promise<void> {
  return db.transaction(async (tx) => {
    await leaveTopic(tx, address, topic);
    if (topic === "newsletter") await removeSubscriber(tx, address);
    if (topic === "saved-searches") await removeSavedSearchesOf(tx, address);
  });
}
