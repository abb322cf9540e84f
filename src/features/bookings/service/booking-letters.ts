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
import type { Letter, MailBlock, MailContent } from "#platform/mail/letter.ts";
import { bookingSteps } from "../rules/booking-steps.ts";
import { timeText } from "../rules/booking-text.ts";
import { bookingWords } from "../rules/booking-words.ts";
import type { BookingKind } from "../rules/time-rules.ts";
import type { BookingRow } from "../storage/bookings.ts";
import { cancelledByUs, movedByUs } from "./booking-log.ts";
import {
  calendarOf,
  carName,
  factsOf,
  placeName,
  spanOf,
  type ToldBooking,
  withoutWords,
} from "./told-booking.ts";

export const bookingChanges = ["booked", "moved", "cancelled"] as const;
export type BookingChange = (typeof bookingChanges)[number];

/** Where another time is booked. */
export const againAt = {
  testDrive: (plate) => paths.ride(plate),
  visit: (plate) => paths.valuation(plate),
  pickup: (plate) => paths.valuation(plate),
  workshop: () => paths.service(),
} as const satisfies Record<BookingKind, (plate: LicensePlate) => string>;

/** To whoever comes: what is true now, with a calendar file that puts it in, moves it or takes it out. */
export function bookingLetter(
  change: BookingChange,
  told: ToldBooking,
  byUs: { text: string } | null = null,
): Letter | null {
  const { row, booking } = told;
  const words = bookingWords[booking.kind];
  return toBooker(told, (as) => changeContent(change, as, byUs), {
    kind: `${words.code}-${change}`,
    messageKey: bookingLetterKey(change, row, booking),
    reason: `Du får mejlet för att din adress angavs när en ${words.one} bokades hos ${company.name}. Var det inte du kan du avboka med länken.`,
  });
}

export function bookingLetterKey(
  change: BookingChange,
  { number }: Pick<CaseRow, "number">,
  { kind, sequence }: Pick<BookingRow, "kind" | "sequence">,
): string {
  return `${bookingWords[kind].code}-${change}:${number}:${sequence}`;
}

/** Null for whoever left no address. The same letter says less to an address that nobody has answered for. */
function toBooker(
  told: ToldBooking,
  contentOf: (told: ToldBooking) => MailContent,
  about: Pick<Letter, "kind" | "messageKey" | "reason">,
): Letter | null {
  const { email } = told.row;
  if (email === null) return null;
  const content = contentOf(told);
  const bare = { ...contentOf(withoutWords(told)), ...(content.attachments ? {} : { attachments: [] }) };
  return { to: email, ...about, bound: "transaction", ...content, toStranger: bare, replyTo: company.email };
}

function changeContent(change: BookingChange, told: ToldBooking, byUs: { text: string } | null): MailContent {
  const { booking } = told;
  const texts = letterTexts(told)[change];
  return {
    subject: texts.subject,
    preheader: texts.preheader,
    blocks: [
      { heading: texts.heading },
      ...(byUs && change !== "booked" ? [{ text: oursIn[change](booking, byUs).text }] : []),
      { text: texts.text },
      { facts: factsOf(told) },
      ...(change === "cancelled"
        ? [{ button: "Boka en ny tid", href: againAt[booking.kind](booking.licenseplate) } as const]
        : [{ steps: stepsOf(told) }, ...waysOn(told)]),
    ],
    attachments: [calendarOf(told)],
  };
}

/** A time that one of us has moved or cancelled: said first, with why. */
const oursIn = { moved: movedByUs, cancelled: cancelledByUs } as const;

function letterTexts(told: ToldBooking) {
  const { booking } = told;
  const words = bookingWords[booking.kind];
  const time = timeText(spanOf(booking));
  const day = weekdayAndDay(booking.startsAt);
  const short = `${day} kl.\u00a0${clockOf(told)}`;
  const bring = `${words.bring} Kalenderfilen i mejlet lägger tiden i din kalender.`;
  return {
    booked: {
      subject: `${capitalized(words.one)} bokad: ${short}`,
      preheader: `${carName(told)}, ${placeName(told)}. ${words.bring}`,
      heading: `Din ${words.one} är bokad`,
      text: `Vi ser fram emot att träffa dig ${time}. ${bring}`,
    },
    moved: {
      subject: `Ny tid för ${words.the}: ${short}`,
      preheader: `${carName(told)}, ${placeName(told)}.`,
      heading: `Din ${words.one} är flyttad`,
      text: `Ny tid är ${time}. ${bring}`,
    },
    cancelled: {
      subject: `${capitalized(words.the)} ${day} är avbokad`,
      preheader: `${carName(told)}. Tiden är fri för andra.`,
      heading: `${capitalized(words.the)} är avbokad`,
      text: "Tiden är fri för andra. Kalenderfilen i mejlet tar bort den ur din kalender. Du är välkommen att boka en ny när du vill.",
    },
  } as const satisfies Record<BookingChange, object>;
}

/** When it begins, or within which time. */
function clockOf({ booking }: ToldBooking): string {
  const from = clockText(booking.startsAt);
  return bookingWords[booking.kind].isWindow ? `${from}–${clockText(booking.endsAt)}` : from;
}

/** The day before. */
export function reminderLetter(told: ToldBooking): Letter | null {
  const { row, booking } = told;
  const words = bookingWords[booking.kind];
  const clock = clockOf(told);
  const content = (as: ToldBooking): MailContent => ({
    subject: `I morgon kl.\u00a0${clock}: ${words.of(carName(as))}`,
    preheader: `${placeName(as)}. ${words.bring}`,
    blocks: [
      { heading: `Vi ses i morgon kl.\u00a0${clock}` },
      {
        text: `${words.bring} Passar det inte längre, flytta eller avboka så att andra får tiden.`,
      },
      { facts: factsOf(as) },
      ...waysOn(as),
    ],
  });
  return toBooker(told, content, {
    kind: `${words.code}-reminder`,
    messageKey: `${words.code}-reminder:${row.number}:${booking.sequence}`,
    reason: `Du får mejlet för att du har bokat en ${words.one} hos ${company.name}.`,
  });
}

/** The car has gone to somebody else, or may. Who did it is not told here: it may be the reader. */
export function carGoneLetter(state: "sold" | "reserved", told: ToldBooking): Letter | null {
  const { row, booking, page } = told;
  if (row.email === null) return null;
  const isSold = state === "sold";
  const blocks: MailBlock[] = [
    { heading: isSold ? "Bilen är såld" : "Bilen har blivit reserverad" },
    {
      text: isSold
        ? "Bilen som du skulle provköra är inte till salu längre, så tiden är avbokad. Kalenderfilen i mejlet tar bort den ur din kalender. Är det du som har köpt bilen behöver du inte göra något."
        : "Bilen som du ska provköra har reserverats. Är det du som har reserverat den gäller tiden som förut. Annars kan du köra bara om den blir ledig igen: ring oss innan du åker.",
    },
    { facts: factsOf(told) },
    ...(isSold ? [{ button: "Se andra bilar", href: paths.buy() } as const] : waysOn(told)),
    { link: "Se bokningen", href: page },
  ];
  return {
    to: row.email,
    kind: `drive-car-${state}`,
    bound: "transaction",
    messageKey: `drive-car-${state}:${row.number}:${booking.sequence}`,
    subject: `Din provkörning ${weekdayAndDay(booking.startsAt)}: bilen är ${isSold ? "såld" : "reserverad"}`,
    preheader: `${carName(told)}.`,
    blocks,
    ...(isSold ? { attachments: [calendarOf(told)] } : {}),
    replyTo: company.email,
    reason: `Du får mejlet för att du har bokat en provkörning hos ${company.name}.`,
  };
}

type File = { name: string; href: string };

/** So that all stands ready, and nobody waits for whoever does not come; an answer goes to the customer. */
export function letterToStore(
  change: BookingChange | "carSold",
  told: ToldBooking,
  { text, files }: { text: string; files: readonly File[] },
): Letter {
  const { row, booking, store } = told;
  const { one, code } = bookingWords[booking.kind];
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
    subject: `${heading}, ${store?.name ?? company.name}: ${weekdayAndDay(booking.startsAt)} kl.\u00a0${clockOf(told)}`,
    preheader: `${carName(told)}, ${displayPlate(booking.licenseplate)}.`,
    blocks: [
      { label: heading, number: displayCaseNumber(row.number) },
      {
        facts: [
          ...factsOf(told),
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

function stepsOf(told: ToldBooking) {
  const { booking, row, now } = told;
  const { kind } = booking;
  const standing = { ...spanOf(booking), kind, place: placeName(told), bookedAt: row.openedAt };
  return bookingSteps({ ...standing, isCancelled: false }, now);
}

function waysOn({ change, page }: ToldBooking): MailBlock[] {
  return [
    { button: "Flytta eller avboka", href: change },
    { link: "Se bokningen och skriv till oss", href: page },
  ];
}
