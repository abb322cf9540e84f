import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { paths } from "#core/paths.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Email } from "#platform/mail/email.ts";
import { addressKey, confirmAddress, joinTopic } from "#platform/mail/mails.ts";
import { newsletterWording } from "../rules/newsletter-form.ts";
import { confirmSubscriber, requestNewsletter } from "../storage/newsletter.ts";
import { confirmEmail, knownEmail } from "./newsletter-emails.ts";

export type Newsletter = ReturnType<typeof openNewsletter>;

/** The link holds for as long as we remember who asked. */
const waitMs = 7 * 86_400_000;
const topic = "newsletter";

/** Whoever asked before has not confirmed in time. */
export function unconfirmedSince(now: Date): Date {
  return new Date(now.getTime() - waitMs);
}

/** Double opt-in: nothing is sent to an address before its owner has said yes from it. */
export function openNewsletter({
  db,
  clock,
  links,
  addToOutbox,
}: {
  db: Database;
  clock: () => Date;
  links: SignedLinks;
  addToOutbox: (tx: Database, email: Email) => Promise<unknown>;
}) {
  const addressOf = (token: string): string | null => {
    const subject = links.verify("confirm", token, clock());
    return subject?.startsWith(`${topic} `) ? subject.slice(topic.length + 1) : null;
  };
  return {
    /** One e-mail a day, whoever asks and however often; who is subscribed already is told so there, and only there. */
    ask: (email: string, source: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock();
        const address = addressKey(email);
        const isKnown = await requestNewsletter(tx, {
          address,
          requestedAt: now,
          wording: newsletterWording,
          source,
        });
        const about = { to: address, messageKey: `newsletter:${textHash(address)}:${stockholmDay(now)}` };
        const token = links.sign("confirm", `${topic} ${address}`, new Date(now.getTime() + waitMs));
        await addToOutbox(
          tx,
          isKnown ? knownEmail(about) : confirmEmail(about, paths.confirmNewsletter(token)),
        );
      }),

    /** Whom the link is for; null for what is no such link, or is too old. To look changes nothing. */
    addressOf,

    /** False where the link does not hold, or its reader has left since. */
    confirm: async (token: string): Promise<boolean> => {
      const address = addressOf(token);
      if (address === null) return false;
      return db.transaction(async (tx) => {
        const isThere = await confirmSubscriber(tx, address, clock());
        if (!isThere) return false;
        await confirmAddress(tx, address);
        await joinTopic(tx, address, topic);
        return true;
      });
    },
  };
}
