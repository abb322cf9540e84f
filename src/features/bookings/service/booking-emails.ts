import { company } from "#core/company/company.ts";
import { clockText } from "#core/dates/clock.ts";
import { weekdayAndDay } from "#core/dates/weekday.ts";
import { paths } from "#core/paths.ts";
import { formatPhone } from "#core/person/phone.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import type { CaseRow } from "#features/cases/storage/cases.ts";
import type { Email, MailBlock, MailContent } from "#platform/mail/email.ts";
import { bookingSteps } from "../rules/booking-steps.ts";
import { timeText } from "../rules/booking-text.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import type { BookingKind } from "../rules/time-rules.ts";
import type { BookingRow } from "../storage/bookings.ts";
import {
  type BookingDetails,
  bookingCalendarFile,
  bookingFacts,
  carName,
  placeName,
  timeSpanOf,
  withoutMessage,
} from "./booking-details.ts";
import { cancelledByStaff, movedByStaff } from "./booking-log.ts";

export const bookingChanges = ["booked", "moved", "cancelled"] as const;
export type BookingChange = (typeof bookingChanges)[number];

/** Where another time is booked. */
export const rebookingAddress = {
  testDrive: (plate) => paths.ride(plate),
  visit: (plate) => paths.valuation(plate),
  pickup: (plate) => paths.valuation(plate),
  workshop: () => paths.service(),
} as const satisfies Record<BookingKind, (plate: LicensePlate) => string>;

/** To whoever comes: what is true now, with a calendar file that puts it in, moves it or takes it out. */
export function bookingEmail(
  change: BookingChange,
  details: BookingDetails,
  byUs: { text: string } | null = null,
): Email | null {
  const { row, booking } = details;
  const texts = bookingTexts[booking.kind];
  return toBooker(details, (as) => changeContent(change, as, byUs), {
    kind: `${texts.code}-${change}`,
    messageKey: bookingEmailKey(change, row, booking),
    reason: `Du får mejlet för att din adress angavs när en ${texts.one} bokades hos ${company.name}. Var det inte du kan du avboka med länken.`,
  });
}

export function bookingEmailKey(
  change: BookingChange,
  { number }: Pick<CaseRow, "number">,
  { kind, sequence }: Pick<BookingRow, "kind" | "sequence">,
): string {
  return `${bookingTexts[kind].code}-${change}:${number}:${sequence}`;
}

/** Null for a customer without an address. An address that is not confirmed gets an e-mail with less in it. */
function toBooker(
  details: BookingDetails,
  contentOf: (details: BookingDetails) => MailContent,
  about: Pick<Email, "kind" | "messageKey" | "reason">,
): Email | null {
  const { email } = details.row;
  if (email === null) return null;
  const content = contentOf(details);
  const bare = { ...contentOf(withoutMessage(details)), ...(content.attachments ? {} : { attachments: [] }) };
  return { to: email, ...about, bound: "transaction", ...content, toStranger: bare, replyTo: company.email };
}

function changeContent(
  change: BookingChange,
  details: BookingDetails,
  byUs: { text: string } | null,
): MailContent {
  const { booking } = details;
  const texts = letterTexts(details)[change];
  return {
    subject: texts.subject,
    preheader: texts.preheader,
    blocks: [
      { heading: texts.heading },
      ...(byUs && change !== "booked" ? [{ text: oursIn[change](booking, byUs).text }] : []),
      { text: texts.text },
      { facts: bookingFacts(details) },
      ...(change === "cancelled"
        ? [{ button: "Boka en ny tid", href: rebookingAddress[booking.kind](booking.licenseplate) } as const]
        : [{ steps: stepsOf(details) }, ...nextLinks(details)]),
    ],
    attachments: [bookingCalendarFile(details)],
  };
}

/** A time that a member of staff has moved or cancelled: said first, with why. */
const oursIn = { moved: movedByStaff, cancelled: cancelledByStaff } as const;

function letterTexts(details: BookingDetails) {
  const { booking } = details;
  const texts = bookingTexts[booking.kind];
  const time = timeText(timeSpanOf(booking));
  const day = weekdayAndDay(booking.startsAt);
  const short = `${day} kl.\u00a0${clockOf(details)}`;
  const bring = `${texts.bring} Kalenderfilen i mejlet lägger tiden i din kalender.`;
  return {
    booked: {
      subject: `${capitalized(texts.one)} bokad: ${short}`,
      preheader: `${carName(details)}, ${placeName(details)}. ${texts.bring}`,
      heading: `Din ${texts.one} är bokad`,
      text: `Vi ser fram emot att träffa dig ${time}. ${bring}`,
    },
    moved: {
      subject: `Ny tid för ${texts.the}: ${short}`,
      preheader: `${carName(details)}, ${placeName(details)}.`,
      heading: `Din ${texts.one} är flyttad`,
      text: `Ny tid är ${time}. ${bring}`,
    },
    cancelled: {
      subject: `${capitalized(texts.the)} ${day} är avbokad`,
      preheader: `${carName(details)}. Tiden är fri för andra.`,
      heading: `${capitalized(texts.the)} är avbokad`,
      text: "Tiden är fri för andra. Kalenderfilen i mejlet tar bort den ur din kalender. Du är välkommen att boka en ny när du vill.",
    },
  } as const satisfies Record<BookingChange, object>;
}

/** When it begins, or within which time. */
function clockOf({ booking }: BookingDetails): string {
  const from = clockText(booking.startsAt);
  return bookingTexts[booking.kind].isWindow ? `${from}–${clockText(booking.endsAt)}` : from;
}

/** The day before. */
export function reminderEmail(details: BookingDetails): Email | null {
  const { row, booking } = details;
  const texts = bookingTexts[booking.kind];
  const clock = clockOf(details);
  const content = (as: BookingDetails): MailContent => ({
    subject: `I morgon kl.\u00a0${clock}: ${texts.of(carName(as))}`,
    preheader: `${placeName(as)}. ${texts.bring}`,
    blocks: [
      { heading: `Vi ses i morgon kl.\u00a0${clock}` },
      {
        text: `${texts.bring} Passar det inte längre, flytta eller avboka så att andra får tiden.`,
      },
      { facts: bookingFacts(as) },
      ...nextLinks(as),
    ],
  });
  return toBooker(details, content, {
    kind: `${texts.code}-reminder`,
    messageKey: `${texts.code}-reminder:${row.number}:${booking.sequence}`,
    reason: `Du får mejlet för att du har bokat en ${texts.one} hos ${company.name}.`,
  });
}

/** The car has gone to somebody else, or may. Who did it is not told here: it may be the reader. */
export function carRemovedEmail(state: "sold" | "reserved", details: BookingDetails): Email | null {
  const { row, booking, page } = details;
  if (row.email === null) return null;
  const isSold = state === "sold";
  const blocks: MailBlock[] = [
    { heading: isSold ? "Bilen är såld" : "Bilen har blivit reserverad" },
    {
      text: isSold
        ? "Bilen som du skulle provköra är inte till salu längre, så tiden är avbokad. Kalenderfilen i mejlet tar bort den ur din kalender. Är det du som har köpt bilen behöver du inte göra något."
        : "Bilen som du ska provköra har reserverats. Är det du som har reserverat den gäller tiden som förut. Annars kan du köra bara om den blir ledig igen: ring oss innan du åker.",
    },
    { facts: bookingFacts(details) },
    ...(isSold ? [{ button: "Se andra bilar", href: paths.buy() } as const] : nextLinks(details)),
    { link: "Se bokningen", href: page },
  ];
  return {
    to: row.email,
    kind: `drive-car-${state}`,
    bound: "transaction",
    messageKey: `drive-car-${state}:${row.number}:${booking.sequence}`,
    subject: `Din provkörning ${weekdayAndDay(booking.startsAt)}: bilen är ${isSold ? "såld" : "reserverad"}`,
    preheader: `${carName(details)}.`,
    blocks,
    ...(isSold ? { attachments: [bookingCalendarFile(details)] } : {}),
    replyTo: company.email,
    reason: `Du får mejlet för att du har bokat en provkörning hos ${company.name}.`,
  };
}

type File = { name: string; href: string };

/** So that all stands ready, and nobody waits for whoever does not come; an answer goes to the customer. */
export function emailToStore(
  change: BookingChange | "carSold",
  details: BookingDetails,
  { text, files }: { text: string; files: readonly File[] },
): Email {
  const { row, booking, store } = details;
  const { one, code } = bookingTexts[booking.kind];
  const heading = {
    booked: `Ny ${one}`,
    moved: `Flyttad ${one}`,
    cancelled: `Avbokad ${one}`,
    carSold: "Provkörning utgår, bilen är såld",
  }[change];
  return {
    to: company.email,
    isToOurselves: true,
    kind: `${code}-to-us`,
    messageKey: `${code}-to-us:${row.number}:${booking.sequence}`,
    subject: `${heading}, ${store?.name ?? company.name}: ${weekdayAndDay(booking.startsAt)} kl.\u00a0${clockOf(details)}`,
    preheader: `${carName(details)}, ${displayPlate(booking.licenseplate)}.`,
    blocks: [
      { label: heading, number: displayCaseNumber(row.number) },
      {
        facts: [
          ...bookingFacts(details),
          ["Namn", row.name ?? ""],
          ["Telefon", formatPhone(row.phoneNumber) ?? ""],
          ["E-post", row.email ?? ""],
        ],
      },
      ...(text === "" ? [] : [{ quote: text, title: row.name ?? "Kunden" }]),
      ...files.map(({ name, href }) => ({ link: name, href })),
    ],
    reason: `Internt mejl om en ${one} som bokats på webbplatsen.`,
    ...(row.email === null ? {} : { replyTo: row.email }),
  };
}

function stepsOf(details: BookingDetails) {
  const { booking, row, now } = details;
  const { kind } = booking;
  const stepInput = { ...timeSpanOf(booking), kind, place: placeName(details), bookedAt: row.openedAt };
  return bookingSteps({ ...stepInput, isCancelled: false }, now);
}

function nextLinks({ change, page }: BookingDetails): MailBlock[] {
  return [
    { button: "Flytta eller avboka", href: change },
    { link: "Se bokningen och skriv till oss", href: page },
  ];
}
