import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import type { ReadyMail } from "./compose.ts";
import type { StoredMail } from "./outbox.ts";
import { renderMail } from "./render-mail.ts";

export type MailSurroundings = {
  publicOrigin: string;
  /** What everything comes from. */
  from: { name: string; address: string };
  links: SignedLinks;
};

/** A list can be left for two years after the e-mail. */
const leaveForMs = 2 * 365 * 86_400_000;

/** Whom the link takes off which list. */
export const unsubscribeSubject = (topic: string, address: string) => `${topic} ${address}`;

/** The e-mail of a row, as it goes out: the same every time. */
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
