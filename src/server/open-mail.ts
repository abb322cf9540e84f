import { join } from "node:path";
import { fileMailer } from "#mail/file-mailer.ts";
import type { Mailer } from "#mail/mailer.ts";
import { smtpMailer } from "#mail/smtp-mailer.ts";
import { ownLinkKeys } from "#services/links/link-keys.ts";
import { signedLinks } from "#services/links/signed-links.ts";
import { type MailSurroundings, usualSender } from "#services/outbox/ready-mail.ts";
import type { Env } from "./env.ts";
import type { Logger } from "./log.ts";

type Needs = { env: Env; publicOrigin: string; log: Logger };
export type OpenMail = {
  mailer: Mailer;
  surroundings: MailSurroundings;
  /** Where letters lie when there is no SMTP server. */
  folder: string;
};

/** Where letters go, and what they are made with. [MAIL-3] */
export function openMail({ env, publicOrigin, log }: Needs): OpenMail {
  const folder = join(env.DATA_DIR, "mail");
  if (env.SMTP_URL === undefined && env.APP_ENV === "production") {
    log.warn({ folder }, "SMTP_URL is not set: letters are written to files and reach nobody");
  }
  const from = {
    name: env.MAIL_FROM?.name || usualSender.name,
    address: env.MAIL_FROM?.address ?? usualSender.address,
  };
  return {
    mailer: env.SMTP_URL === undefined ? fileMailer(folder) : smtpMailer(env.SMTP_URL),
    surroundings: { publicOrigin, from, links: signedLinks(env.LINK_KEYS ?? ownLinkKeys(env.DATA_DIR)) },
    folder,
  };
}
