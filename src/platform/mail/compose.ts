import type { MailAttachment } from "./email.ts";

/** An e-mail with everything in it, as the row of the outbox and its rendering say. */
export type ReadyMail = {
  /** The row's own: the same e-mail has the same Message-ID, however often it is sent. */
  id: string;
  date: Date;
  to: string;
  from: { name: string; address: string };
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
  attachments: readonly MailAttachment[];
};

export const messageIdOf = ({ id, from }: Pick<ReadyMail, "id" | "from">) =>
  `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`;

/**
 * The bytes that go out, the same for every attempt: date, Message-ID and boundaries come from the row. nodemailer is
 * loaded when the first e-mail is: a server that sends none has no use for it.
 */
export async function composeMail(mail: ReadyMail): Promise<Buffer> {
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const composer = new MailComposer({
    from: mail.from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: mail.date,
    messageId: messageIdOf(mail),
    headers: headersOf(mail),
    attachments: mail.attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    baseBoundary: mail.id,
    // What an e-mail says is never taken for the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Answering machines do not answer what says that a machine sent it; one click leaves a list (RFC 8058). */
function headersOf({ unsubscribeUrl }: ReadyMail): Record<string, string> {
  const automatic = { "Auto-Submitted": "auto-generated" };
  if (unsubscribeUrl === null) return automatic;
  return {
    ...automatic,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
