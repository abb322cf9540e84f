import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Email } from "#platform/mail/email.ts";

/** A piece of news as its file has it; the name is that of the file, and of its page. */
export type News = { name: string; title: string; description: string; lead: string };

/** What is known of an e-mail before it is known whom it goes to. */
const keyOf = (name: string) => `news:${name}:`;

/** The news in short and the way to the whole of it; a reader gets each once. */
export function newsEmail({ name, title, description, lead }: News, to: string): Email {
  return {
    to,
    kind: "newsletter",
    messageKey: keyOf(name) + textHash(to),
    subject: title,
    preheader: description,
    blocks: [{ heading: title }, { text: lead }, { button: "Läs hela nyheten", href: paths.newsItem(name) }],
    reason: `Du får mejlet för att du har anmält dig till ${company.name}s nyhetsbrev.`,
    unsubscribe: "newsletter",
  };
}

/** The same to ourselves, to be looked at first; each time anew. */
export function previewEmail(news: News, now: Date): Email {
  return {
    ...newsEmail(news, company.email),
    isToOurselves: true,
    kind: "newsletter-preview",
    messageKey: `news-preview:${news.name}:${now.toISOString()}`,
  };
}
