import { data, type RouterContextProvider } from "react-router";
import * as z from "zod";
import { formatMoment } from "#core/dates/moments.ts";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { composeMail, type ReadyMail } from "#platform/mail/compose.ts";
import { isFromThisMachineContext, mailContext, type PageMail } from "#platform/mail/context.ts";
import { findMail, findMails, type StoredMail } from "#platform/mail/outbox.ts";
import { readyMail } from "#platform/mail/ready-mail.ts";
import { type EmailView, type InboxView, stateText } from "./inbox-view.ts";

type Context = Readonly<RouterContextProvider>;

const atATime = 50;
const isId = z.uuid();

/** E-mails are between us and those who get them: there is an inbox for whoever tries the site on this machine, and none in production. */
export function inboxOf(context: Context): PageMail {
  const isShown = context.get(isFromThisMachineContext) && context.get(siteContext).appEnv !== "production";
  if (!isShown) throw data("page", 404);
  return context.get(mailContext);
}

export async function loadInbox(context: Context, query: URLSearchParams): Promise<InboxView> {
  const mail = inboxOf(context);
  const address = (query.get("adress") ?? "").trim().slice(0, 254);
  const page = Math.min(Math.max(Math.trunc(Number(query.get("sida"))) || 1, 1), 10_000);
  const mails = await findMails(mail.db, { address, limit: atATime + 1, offset: (page - 1) * atATime });
  const pathOf = (other: number) =>
    paths.inbox(
      new URLSearchParams({
        ...(address ? { adress: address } : {}),
        ...(other > 1 ? { sida: String(other) } : {}),
      }),
    );
  return {
    address,
    emails: mails.slice(0, atATime).map((email) => ({
      id: email.id,
      from: email.fromName ?? mail.from.name,
      to: email.toAddress,
      subject: email.subject,
      preheader: email.preheader,
      moment: formatMoment(email.createdAt),
      state: email.state === "sent" ? null : stateText(email.state, email.problem),
      attachments: email.attachments,
    })),
    newerPath: page > 1 ? pathOf(page - 1) : null,
    olderPath: mails.length > atATime ? pathOf(page + 1) : null,
  };
}

type Opened = { stored: StoredMail; ready: ReadyMail; source: Buffer };

/** The e-mail from its row, made anew by what sends it: byte for byte what went out. */
export async function openEmail(context: Context, id: string): Promise<Opened> {
  const mail = inboxOf(context);
  const stored = isId.safeParse(id).success ? await findMail(mail.db, id) : null;
  if (stored === null) throw data("page", 404);
  const ready = readyMail(stored, mail);
  return { stored, ready, source: await composeMail(ready) };
}

/** Read back as a mail program reads it, so that what is shown is what was sent. */
export async function loadEmail(context: Context, id: string): Promise<EmailView> {
  const { stored, source } = await openEmail(context, id);
  const { default: PostalMime } = await import("postal-mime");
  const read = await PostalMime.parse(source);
  const named = (one: { name: string; address?: string | undefined } | undefined) =>
    one?.name ? `${one.name} <${one.address}>` : (one?.address ?? "");
  return {
    subject: read.subject ?? "",
    facts: [
      { label: "Från", value: named(read.from) },
      { label: "Till", value: (read.to ?? []).map(named).join(", ") },
      ...(read.replyTo ? [{ label: "Svar till", value: read.replyTo.map(named).join(", ") }] : []),
      { label: "Datum", value: formatMoment(stored.createdAt) },
      { label: "Läge", value: stateText(stored.state, stored.problem) },
    ],
    document: asDocument(read.html ?? ""),
    text: read.text ?? "",
    headers: read.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join("\n"),
    attachments: stored.attachments.map(({ name, content, position }) => ({
      name,
      size: `${formatNumber(Math.max(1, Math.round(content.length / 1_000)))} kB`,
      path: paths.inboxFile(id, position),
    })),
    sourcePath: paths.inboxSource(id),
  };
}

const policy = "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'";

/** An e-mail that we did not trust could do no more in the frame than this. */
function asDocument(html: string): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">`;
  return html.replace("<head>", `<head>${head}`);
}

const shownInside = /^(?:application\/pdf|image\/(?:png|jpeg|webp)|text\/plain)$/;

/** What a browser shows safely is shown, all else is a file to save. */
export async function loadAttachment(context: Context, id: string, position: string): Promise<Response> {
  const { stored } = await openEmail(context, id);
  const mails = stored.attachments.find((one) => String(one.position) === position);
  if (!mails) throw data("page", 404);
  const isShown = shownInside.test(mails.type);
  return fileResponse(mails.content, isShown ? mails.type : "application/octet-stream", mails.name, isShown);
}

export function fileResponse(content: Buffer, type: string, name: string, isShown: boolean): Response {
  const disposition = `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(name)}`;
  return new Response(new Uint8Array(content), {
    headers: { "content-type": type, "content-disposition": disposition, ...privateHeaders },
  });
}

/** What is one person's own is in nobody's cache. */
export const privateHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex" } as const;
