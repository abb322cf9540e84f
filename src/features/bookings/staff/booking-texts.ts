import { clockText } from "#core/dates/clock.ts";
import { formatShortDay } from "#core/dates/dates.ts";
import { formatPhone } from "#core/person/phone.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { timeSpan } from "../rules/booking-text.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import type { BookingKind } from "../rules/time-rules.ts";
import type { StaffBooking, StaffReservation } from "./booking-responses.ts";

export const kindLabel = (kind: BookingKind) => capitalized(bookingTexts[kind].one);

/** When somebody comes, or within which time. */
export function bookedTimeText({ kind, startsAt, endsAt }: StaffBooking): string {
  const start = new Date(startsAt);
  return bookingTexts[kind].isWindow ? timeSpan({ start, end: new Date(endsAt) }) : clockText(start);
}

/** The same with its day, where that is not the one that it stands under. */
export const dayAndClockOf = (row: StaffBooking) =>
  row.when === "open"
    ? `${formatShortDay(new Date(row.startsAt))} ${bookedTimeText(row)}`
    : bookedTimeText(row);

/** The car by name where it is ours, else what the case is about. */
export function carText({ car, licenseplate, ...rest }: StaffBooking | StaffReservation): string {
  const title = car?.title ?? ("subject" in rest ? rest.subject : null);
  return [title, displayPlate(licenseplate)].filter(Boolean).join(", ");
}

export function visitorText({ name, email, phoneNumber }: StaffBooking | StaffReservation): string {
  return [name ?? email ?? "Okänd kund", formatPhone(phoneNumber)].filter(Boolean).join(" · ");
}
