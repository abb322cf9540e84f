import { company } from "#core/company/company.ts";
import { formatDate } from "#core/dates/dates.ts";
import { formatMoment } from "#core/dates/moments.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatDayAndClock } from "#features/reservations/rules/format-moments.ts";
import { displayHash } from "#features/reservations/rules/frozen-advert.ts";
import type { Email } from "#platform/mail/email.ts";
import type { ProposalContent } from "../rules/proposal-content.ts";
import { type ProposalChoice, proposalTotals } from "../rules/proposal-totals.ts";

type About = { to: string; content: ProposalContent; replyTo: string | null };

const firstName = (name: string) => name.split(/[\s,]/)[0] ?? name;
const reason = `Du får mejlet för att du bad ${company.name} om en offert.`;
const replyToOf = (replyTo: string | null) => ({ replyTo: replyTo ?? company.email });

/** What it is about and what it comes to; a monthly cost stands only where its example and the warning do. */
export function proposalEmail({
  to,
  content,
  hash,
  page,
  pdf,
  replyTo,
}: About & { hash: string; page: string; pdf: string }): Email {
  const { car } = proposalTotals(content);
  const isNew = content.version === 1;
  const until = formatDate(new Date(content.validUntil));
  return {
    to,
    kind: "proposal",
    bound: "transaction",
    messageKey: `proposal:${content.number}:${content.version}`,
    subject: `${isNew ? "Din offert" : "Din offert är ändrad"}: ${car?.title ?? content.number}`,
    preheader: `Gäller till och med ${until}. Du och ${firstName(content.signature)} ser samma siffror.`,
    blocks: [
      {
        heading: `${isNew ? "Din offert" : `Version ${content.version} av din offert`} från ${company.name}`,
      },
      ...(content.greeting === "" ? [] : [{ quote: content.greeting, title: content.signature }]),
      { facts: factsOf(content, null) },
      { button: "Öppna offerten", href: page },
      { link: "Hämta som PDF", href: pdf },
      {
        text: "I offerten kan du flytta insats och löptid, välja bil om det finns flera, fråga och godkänna. Att godkänna är inte ett köp: avtalet skriver vi sedan.",
      },
      { text: `Version ${content.version}, kontrollsumma ${displayHash(hash)}` },
    ],
    reason,
    fromName: `${firstName(content.signature)} på ${company.name}`,
    ...replyToOf(replyTo),
  };
}

function factsOf(content: ProposalContent, choice: ProposalChoice | null): (readonly [string, string])[] {
  const { car, total, tradeInLeft, afterTradeIn, discount } = proposalTotals(content, choice);
  return [
    ...(car ? [["Bil", `${car.title}, ${displayPlate(car.licenseplate)}`] as const] : []),
    ...(car ? [["Pris", formatKronor(car.price)] as const] : []),
    ...content.extras.map(({ label, price }) => [label, formatKronor(price)] as const),
    ...(discount > 0 ? [["Rabatt", `−${formatKronor(discount)}`] as const] : []),
    ["Summa", formatKronor(total)],
    ...(content.tradeIn
      ? [
          ["Inbyte efter lösen", formatKronor(tradeInLeft)] as const,
          ["Efter inbyte", formatKronor(afterTradeIn)] as const,
        ]
      : []),
    ["Gäller till och med", formatDate(new Date(content.validUntil))],
    ["Offert", `${content.number}, version ${content.version}`],
  ];
}

export function withdrawnEmail({ to, content, replyTo }: About): Email {
  return {
    to,
    kind: "proposal-withdrawn",
    bound: "transaction",
    messageKey: `proposal-withdrawn:${content.number}:${content.version}`,
    subject: `Offerten ${content.number} är återkallad`,
    preheader: "Den går inte att godkänna längre. Hör av dig om du vill ha en ny.",
    blocks: [
      { heading: "Offerten är återkallad" },
      {
        text: `${content.signature} har dragit tillbaka offerten ${content.number}. Du kan fortfarande läsa den, men inte godkänna den. Svara på mejlet eller ring ${content.phone} om du vill ha en ny.`,
      },
    ],
    reason,
    ...replyToOf(replyTo),
  };
}

type Accepted = About & {
  hash: string;
  by: string;
  at: Date;
  choice: ProposalChoice | null;
  /** Null where there is no car to hold. */
  reservedUntil: Date | null;
  page: string;
  pdf: string;
};

/** The customer's receipt. */
export function acceptedEmail({
  to,
  content,
  hash,
  by,
  at,
  choice,
  reservedUntil,
  page,
  pdf,
  replyTo,
}: Accepted): Email {
  return {
    to,
    kind: "proposal-accepted",
    bound: "transaction",
    messageKey: `proposal-accepted:${content.number}:${content.version}`,
    subject: `Du har godkänt offerten ${content.number}, version ${content.version}`,
    preheader: "Det är inte ett köp. Vi hör av oss och skriver avtalet.",
    blocks: [
      { heading: `Tack, du har godkänt version ${content.version}` },
      {
        text: `Godkänd av ${by} ${formatMoment(at)}. Att godkänna är inte ett köp och binder dig inte. ${firstName(content.signature)} ringer dig, och köpet görs först när vi har skrivit avtalet, i butik eller på distans. Köper du på distans har du 14 dagars ångerrätt.`,
      },
      ...(reservedUntil === null
        ? []
        : [
            {
              text: `Bilen hålls åt dig till ${formatDayAndClock(reservedUntil)}, gratis. Hur du avbokar står i mejlet om reservationen.`,
            },
          ]),
      { facts: factsOf(content, choice) },
      { button: "Se offerten", href: page },
      { link: "Hämta som PDF", href: pdf },
      { text: `Version ${content.version}, kontrollsumma ${displayHash(hash)}` },
    ],
    reason,
    ...replyToOf(replyTo),
  };
}

type ToSalesman = {
  to: string;
  content: ProposalContent;
  what: "accepted" | "asked" | "renew";
  text: string;
  email: string;
  key: string;
  href: string;
};

const whatSubjects = {
  accepted: "Kunden har godkänt",
  asked: "Kunden frågar om",
  renew: "Kunden vill ha en ny",
} as const;

/** To whoever made it, or to customer service where that account has no address. */
export function salesmanEmail({ to, content, what, text, email, key, href }: ToSalesman): Email {
  return {
    to,
    isToOurselves: true,
    kind: "proposal-to-us",
    messageKey: `proposal-to-us:${key}`,
    subject: `${whatSubjects[what]} offert ${content.number}, version ${content.version}`,
    preheader: text.slice(0, 100),
    blocks: [
      { label: whatSubjects[what], number: content.number },
      ...(text === "" ? [] : [{ quote: text, title: content.customer }]),
      { button: "Öppna offerten", href },
    ],
    reason: "Internt mejl om en offert.",
    replyTo: email,
  };
}

/** The customer's receipt for a question. */
export function questionEmail({
  to,
  content,
  text,
  page,
  key,
  replyTo,
}: About & { text: string; page: string; key: string }): Email {
  const who = firstName(content.signature);
  const subject = `${who} har fått din fråga om offert ${content.number}`;
  const heading = { heading: `${who} har fått din fråga` };
  const end = [
    { text: "Svaret kommer med e-post och står också i offerten." },
    { button: "Öppna offerten", href: page },
  ];
  return {
    to,
    kind: "proposal-asked",
    bound: "transaction",
    messageKey: `proposal-asked:${key}`,
    subject,
    preheader: text.slice(0, 100),
    blocks: [heading, { quote: text, title: "Du skrev" }, ...end],
    toStranger: { subject, preheader: "Svaret kommer med e-post.", blocks: [heading, ...end] },
    reason,
    ...replyToOf(replyTo),
  };
}
