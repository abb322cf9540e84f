import { company } from "#core/company/company.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { paths } from "#core/paths.ts";
import { mailboxOf } from "#core/person/mailbox.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Email } from "#platform/mail/email.ts";

type Tip = {
  to: string;
  /** Who tells, and where an answer goes. */
  name: string;
  email: string;
  text: string;
  car: { title: string; href: string } | null;
  at: Date;
};

/** One a day to an address, whoever sends and however many: who tells is named, and answers go there. */
export function tipEmail({ to, name, email, text, car, at }: Tip): Email {
  const friend = textHash(mailboxOf(to));
  const about = car ? `en ${car.title}` : company.name;
  return {
    to,
    kind: "friend-tip",
    messageKey: `friend-tip:${friend}:${stockholmDay(at)}`,
    subject: `${name} tipsar dig om ${about}`,
    preheader: text === "" ? `Ett tips från ${name}.` : text.slice(0, 100),
    blocks: [
      { heading: `Ett tips från ${name}` },
      { text: `${name} (${email}) vill tipsa dig om ${about}.` },
      ...(text === "" ? [] : [{ quote: text, title: `${name} skriver` }]),
      car ? { button: "Se bilen", href: car.href } : { button: "Se alla bilar", href: paths.buy() },
      { text: `Svarar du på mejlet går svaret till ${name}.` },
    ],
    reason: `Du får mejlet för att ${name} angav din adress hos ${company.name}. Vi har inte lagt till dig på någon lista och raderar adressen efter 30 dagar.`,
    replyTo: email,
    unsubscribe: "friends",
  };
}
