import { join } from "node:path";
import type { Env } from "#platform/config/env.ts";
import { localLinkKeys } from "#platform/links/link-keys.ts";
import { signedLinks } from "#platform/links/signed-links.ts";
import type { Logger } from "#platform/log/log.ts";
import { fileMailer } from "#platform/mail/file-mailer.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { type MailSurroundings, usualSender } from "#platform/mail/ready-mail.ts";
import { smtpMailer } from "#platform/mail/smtp-mailer.ts";

export type OpenMail = {
  mailer: Mailer;
  surroundings: MailSurroundings;
  /** Where e-mails lie when there is no SMTP server. */
  folder: string;
};

/** Where e-mails go, and what they are made with. */
export function openMail({
  env,
  publicOrigin,
  log,
}: {
  env: Env;
  publicOrigin: string;
  log: Logger;
}): OpenMail {
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
    surroundings: { publicOrigin, from, links: signedLinks(env.LINK_KEYS ?? localLinkKeys(env.DATA_DIR)) },
    folder,
  };
}
