import { company } from "#core/company/company.ts";
import { calendarFile, calendarMethod } from "#core/dates/calendar-file.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { displayCaseNumber, spokenCaseNumber } from "#features/cases/rules/case-number.ts";
import type { CaseRow } from "#features/cases/storage/cases.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { MailAttachment } from "#platform/mail/email.ts";
import { timeText } from "../rules/booking-text.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import type { BookingRow } from "../storage/bookings.ts";

/** What the e-mails about a booked time need. */
export type BookingDetails = {
  row: CaseRow;
  booking: BookingRow;
  /** A car of ours; null when it is somebody's own, or no longer in the stock. */
  car: { title: string } | null;
  store: Pick<Store, "name" | "fullAddress" | "phoneNumber"> | null;
  /** The page of the case. */
  page: string;
  /** Where the time is moved and cancelled. */
  change: string;
  now: Date;
};

/** The answer of a case that says where we come. */
export const homeAddressLabel = "Vi kommer till";
/** As it was called in cases of before. */
const homeAddressLabels: readonly string[] = [homeAddressLabel, "Hämtas på"];

export const timeSpanOf = ({ startsAt, endsAt }: Pick<BookingRow, "startsAt" | "endsAt">) => ({
  start: startsAt,
  end: endsAt,
});
export const carName = ({ car, booking }: BookingDetails) => car?.title ?? displayPlate(booking.licenseplate);

/** Where it is, in short. */
export function placeName({ row, booking, store }: BookingDetails): string {
  return (
    homeAddressIn(row, booking) ?? (booking.kind === "pickup" ? "hos dig" : (store?.name ?? company.name))
  );
}

/** The same without what somebody typed: for an address whose owner has not answered for it. */
export const withoutMessage = (details: BookingDetails): BookingDetails => ({
  ...details,
  row: { ...details.row, name: null, answers: (details.row.answers ?? []).filter(({ isOurs }) => isOurs) },
});

/** Null where somebody comes to us. */
export function homeAddressIn({ answers }: Pick<CaseRow, "answers">, { kind }: BookingRow): string | null {
  if (kind !== "pickup") return null;
  return answers?.find(({ label }) => homeAddressLabels.includes(label))?.text ?? null;
}

export function bookingFacts(details: BookingDetails): (readonly [string, string])[] {
  const { row, booking, store, car } = details;
  const plate = displayPlate(booking.licenseplate);
  const isDrive = booking.kind === "testDrive";
  return [
    ["Tid", timeText(timeSpanOf(booking))],
    ...(isDrive ? ([["Bil", car ? `${car.title}, ${plate}` : plate]] as const) : []),
    ...(store && booking.kind !== "pickup"
      ? ([["Plats", `${store.name}, ${store.fullAddress}`]] as const)
      : []),
    ...(store ? ([["Butikens telefon", store.phoneNumber]] as const) : []),
    // What was told of somebody's own car, and what it came to.
    ...(isDrive ? [] : (row.answers ?? []).map(({ label, text }) => [label, text] as const)),
    ["Ärende", `${displayCaseNumber(row.number)} (${spokenCaseNumber(row.number)})`],
  ];
}

/** The same event through all e-mails, known by the number of its case. */
export function bookingCalendarFile(details: BookingDetails): MailAttachment {
  const { row, booking, store, now } = details;
  const texts = bookingTexts[booking.kind];
  const isCancelled = booking.cancelledAt !== null;
  const inStore = store ? `${store.name}, ${store.fullAddress}` : company.name;
  const summary = texts.of(carName(details));
  const file = calendarFile({
    ...timeSpanOf(booking),
    uid: `${texts.uid}-${row.number.toLowerCase()}@${company.email.split("@")[1]}`,
    sequence: booking.sequence,
    writtenAt: now,
    isCancelled,
    summary: capitalized(summary),
    place: booking.kind === "pickup" ? placeName(details) : inStore,
    description: `${texts.bring}\nÄrende ${displayCaseNumber(row.number)}.\nTelefon: ${store?.phoneNumber ?? company.phone.national}.`,
    invitation: {
      organizer: { name: company.name, email: company.email },
      attendee: { name: row.name ?? row.email ?? "", email: row.email ?? "" },
    },
  });
  return {
    name: `${texts.file}.ics`,
    type: `text/calendar; charset=utf-8; method=${calendarMethod(isCancelled)}`,
    content: new TextEncoder().encode(file),
  };
}
