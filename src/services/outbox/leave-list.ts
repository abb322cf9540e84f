import type { Database } from "#data/database.ts";
import { leaveTopic } from "#data/queries/mails.ts";
import { removeSubscriber } from "#data/queries/newsletter.ts";
import { removeWatchesOf } from "#data/queries/watches.ts";
import { type MailTopic, mailTopics } from "#domain/letter/letter.ts";
import type { SignedLinks } from "#services/links/signed-links.ts";

export type List = { topic: MailTopic; address: string };

/** Whom a link takes off which list; null for what is no such link. [MAIL-6] */
export function listOfLink(links: SignedLinks, token: string, now: Date): List | null {
  const subject = links.verify("unsubscribe", token, now);
  const space = subject?.indexOf(" ") ?? -1;
  if (subject === null || space < 0) return null;
  const topic = mailTopics.find((one) => one === subject.slice(0, space));
  return topic ? { topic, address: subject.slice(space + 1) } : null;
}

/** That somebody said no is remembered; what showed that they had said yes is not needed any more. [MAIL-6] [NEWSLETTER-4] [WATCHING-8] */
export function leaveList(db: Database, { topic, address }: List): Promise<void> {
  return db.transaction(async (tx) => {
    await leaveTopic(tx, address, topic);
    if (topic === "newsletter") await removeSubscriber(tx, address);
    if (topic === "saved-searches") await removeWatchesOf(tx, address);
  });
}
