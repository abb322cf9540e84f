import type { CaseRow } from "#data/queries/cases.ts";
import type { DriveRow } from "#data/queries/test-drives.ts";
import { displayCaseNumber, spokenCaseNumber } from "#domain/case/case-number.ts";
import { company } from "#domain/company/company.ts";
import type { Letter, MailAttachment, MailBlock } from "#domain/letter/letter.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import type { Store } from "#domain/store/store.ts";
import { calendarFile, calendarMethod } from "#domain/test-drive/calendar-file.ts";
import { driveSteps } from "#domain/test-drive/drive-steps.ts";
import { driveClock, driveDay, driveTime } from "#domain/test-drive/drive-text.ts";
import { formatPhone } from "#domain/text/phone.ts";
import { paths } from "#paths";

/** All that letters about a drive tell. */
export type ToldDrive = {
  row: CaseRow;
  drive: DriveRow;
  /** Null when it is no longer in the stock. */
  car: { title: string } | null;
  store: Pick<Store, "name" | "fullAddress" | "phoneNumber"> | null;
  /** The page of the case. */
  page: string;
  /** Where the drive is moved and cancelled. */
  change: string;
  now: Date;
};

type Change = "booked" | "moved" | "cancelled";

/** To whoever drives: what is true now, with a calendar file that puts it in, moves it or takes it out. [DRIVE-10] [DRIVE-11] */
export function driveLetter(change: Change, told: ToldDrive): Letter | null {
  const { row, drive } = told;
  if (row.email === null) return null;
  const texts = letterTexts(told)[change];
  return {
    to: row.email,
    kind: `drive-${change}`,
    messageKey: `drive-${change}:${row.number}:${drive.sequence}`,
    subject: texts.subject,
    preheader: texts.preheader,
    blocks: [
      { heading: texts.heading },
      { text: texts.text },
      { facts: factsOf(told) },
      ...(change === "cancelled"
        ? [{ button: "Boka en ny tid", href: paths.ride(drive.licenseplate) } as const]
        : [{ steps: stepsOf(told) }, ...waysOn(told)]),
    ],
    attachments: [calendarOf(told)],
    replyTo: company.email,
    reason: `Du får mejlet för att din adress angavs när en provkörning bokades hos ${company.name}. Var det inte du kan du avboka med länken.`,
  };
}

function letterTexts(told: ToldDrive) {
  const time = driveTime(spanOf(told.drive));
  const short = `${driveDay(told.drive.startsAt)} kl.\u00a0${driveClock(told.drive.startsAt)}`;
  const bring = "Ta med körkortet i original. Kalenderfilen i mejlet lägger tiden i din kalender.";
  return {
    booked: {
      subject: `Provkörning bokad: ${short}`,
      preheader: `${carName(told)}, ${placeName(told)}. Ta med körkortet.`,
      heading: "Din provkörning är bokad",
      text: `Vi ser fram emot att träffa dig ${time}. ${bring}`,
    },
    moved: {
      subject: `Ny tid för provkörningen: ${short}`,
      preheader: `${carName(told)}, ${placeName(told)}.`,
      heading: "Din provkörning är flyttad",
      text: `Ny tid är ${time}. ${bring}`,
    },
    cancelled: {
      subject: `Provkörningen ${driveDay(told.drive.startsAt)} är avbokad`,
      preheader: `${carName(told)}. Tiden är fri för andra.`,
      heading: "Provkörningen är avbokad",
      text: "Tiden är fri för andra. Kalenderfilen i mejlet tar bort den ur din kalender. Du är välkommen att boka en ny när du vill.",
    },
  } as const satisfies Record<Change, object>;
}

/** The day before. [DRIVE-13] */
export function reminderLetter(told: ToldDrive): Letter | null {
  const { row, drive } = told;
  if (row.email === null) return null;
  const clock = driveClock(drive.startsAt);
  return {
    to: row.email,
    kind: "drive-reminder",
    messageKey: `drive-reminder:${row.number}:${drive.sequence}`,
    subject: `I morgon kl.\u00a0${clock}: provkörning av ${carName(told)}`,
    preheader: `${placeName(told)}. Ta med körkortet.`,
    blocks: [
      { heading: `Vi ses i morgon kl.\u00a0${clock}` },
      {
        text: "Ta med körkortet i original. Passar det inte längre, flytta eller avboka så att andra får tiden.",
      },
      { facts: factsOf(told) },
      ...waysOn(told),
    ],
    replyTo: company.email,
    reason: `Du får mejlet för att du har bokat en provkörning hos ${company.name}.`,
  };
}

/** The car has gone to somebody else, or may. Who did it is not told here: it may be the reader. [DRIVE-14] */
export function carGoneLetter(state: "sold" | "reserved", told: ToldDrive): Letter | null {
  const { row, drive, page } = told;
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
    messageKey: `drive-car-${state}:${row.number}:${drive.sequence}`,
    subject: `Din provkörning ${driveDay(drive.startsAt)}: bilen är ${isSold ? "såld" : "reserverad"}`,
    preheader: `${carName(told)}.`,
    blocks,
    ...(isSold ? { attachments: [calendarOf(told)] } : {}),
    replyTo: company.email,
    reason: `Du får mejlet för att du har bokat en provkörning hos ${company.name}.`,
  };
}

/** So that the car stands ready, and nobody waits for whoever does not come; an answer goes to the customer. [DRIVE-10] */
export function driveLetterToStore(change: Change | "carSold", told: ToldDrive, text: string): Letter {
  const { row, drive } = told;
  const words = {
    booked: "Ny provkörning",
    moved: "Flyttad provkörning",
    cancelled: "Avbokad provkörning",
    carSold: "Provkörning utgår, bilen är såld",
  };
  return {
    to: company.email,
    isToOurselves: true,
    kind: "drive-to-us",
    messageKey: `drive-to-us:${row.number}:${drive.sequence}`,
    subject: `${words[change]}, ${placeName(told)}: ${driveDay(drive.startsAt)} kl.\u00a0${driveClock(drive.startsAt)}`,
    preheader: `${carName(told)}, ${displayPlate(drive.licenseplate)}.`,
    blocks: [
      { label: words[change], number: displayCaseNumber(row.number) },
      {
        facts: [
          ...factsOf(told),
          ["Namn", row.name ?? ""],
          ["Telefon", formatPhone(row.phoneNumber) ?? ""],
          ["E-post", row.email ?? ""],
        ],
      },
      ...(text === "" ? [] : [{ quote: text, title: row.name ?? "Kunden" }]),
    ],
    reason: "Internt mejl om en provkörning som bokats på webbplatsen.",
    ...(row.email === null ? {} : { replyTo: row.email }),
  };
}

const spanOf = ({ startsAt, endsAt }: DriveRow) => ({ start: startsAt, end: endsAt });
const carName = ({ car, drive }: ToldDrive) => car?.title ?? displayPlate(drive.licenseplate);
const placeName = ({ store }: ToldDrive) => store?.name ?? company.name;

function factsOf(told: ToldDrive): (readonly [string, string])[] {
  const { row, drive, store } = told;
  return [
    ["Tid", driveTime(spanOf(drive))],
    [
      "Bil",
      told.car ? `${told.car.title}, ${displayPlate(drive.licenseplate)}` : displayPlate(drive.licenseplate),
    ],
    ...(store
      ? ([
          ["Plats", `${store.name}, ${store.fullAddress}`],
          ["Butikens telefon", store.phoneNumber],
        ] as const)
      : []),
    ["Ärende", `${displayCaseNumber(row.number)} (${spokenCaseNumber(row.number)})`],
  ];
}

function stepsOf(told: ToldDrive) {
  const { drive, row, now } = told;
  const standing = { ...spanOf(drive), place: placeName(told), bookedAt: row.openedAt, isCancelled: false };
  return driveSteps(standing, now);
}

function waysOn({ change, page }: ToldDrive): MailBlock[] {
  return [
    { button: "Flytta eller avboka", href: change },
    { link: "Se bokningen och skriv till oss", href: page },
  ];
}

/** The same event through all letters, known by the number of its case. [DRIVE-11] */
function calendarOf(told: ToldDrive): MailAttachment {
  const { row, drive, store, now } = told;
  const isCancelled = drive.cancelledAt !== null;
  const file = calendarFile({
    ...spanOf(drive),
    uid: `provkorning-${row.number.toLowerCase()}@${company.email.split("@")[1]}`,
    sequence: drive.sequence,
    writtenAt: now,
    isCancelled,
    summary: `Provkörning av ${carName(told)}`,
    place: store ? `${store.name}, ${store.fullAddress}` : company.name,
    description: `Ta med körkortet i original.\nÄrende ${displayCaseNumber(row.number)}.\nTelefon: ${store?.phoneNumber ?? company.phone.national}.`,
    invitation: {
      organizer: { name: company.name, email: company.email },
      attendee: { name: row.name ?? row.email ?? "", email: row.email ?? "" },
    },
  });
  return {
    name: "provkorning.ics",
    type: `text/calendar; charset=utf-8; method=${calendarMethod(isCancelled)}`,
    content: new TextEncoder().encode(file),
  };
}
