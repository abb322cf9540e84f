import type { StoredMail } from "#data/queries/outbox.ts";
import { company } from "#domain/company/company.ts";
import type { ReadyMail } from "#mail/compose.ts";
import { renderMail } from "#mail/render-mail.ts";
import { paths } from "#paths";
import type { SignedLinks } from "#services/links/signed-links.ts";

export type MailSurroundings = {
  publicOrigin: string;
  /** What everything comes from. */
  from: { name: string; address: string };
  links: SignedLinks;
};

/** A list can be left for two years after the letter. */
const leaveForMs = 2 * 365 * 86_400_000;

/** Whom the link takes off which list. */
export const unsubscribeSubject = (topic: string, address: string) => `${topic} ${address}`;

/** The letter of a row, as it goes out: the same every time. [MAIL-3] [MAIL-7] */
export function readyMail(mail: StoredMail, { publicOrigin, from, links }: MailSurroundings): ReadyMail {
  const expires = new Date(mail.createdAt.getTime() + leaveForMs);
  const unsubscribeUrl =
    mail.topic === null
      ? null
      : `${publicOrigin}${paths.unsubscribe(
          links.sign("unsubscribe", unsubscribeSubject(mail.topic, mail.toAddress), expires),
        )}`;
  return {
    id: mail.id,
    date: mail.createdAt,
    to: mail.toAddress,
    from: { name: mail.fromName ?? from.name, address: from.address },
    replyTo: mail.replyTo,
    subject: mail.subject,
    ...renderMail(mail, { publicOrigin, unsubscribeUrl }),
    unsubscribeUrl,
    attachments: mail.attachments,
  };
}

/** The chain itself, where no MAIL_FROM is set. */
export const usualSender = { name: company.name, address: company.email };
