import type { RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { isReserved, isSold } from "#features/cars/rules/status.ts";
import type { CaseView } from "#features/cases/pages/case-view.ts";
import type { CaseDetails } from "#features/cases/storage/cases.ts";
import { findCarState } from "#features/reservations/service/car-state.ts";
import { personOf } from "#features/reservations/service/reservation-context.ts";
import { findReservationsOf } from "#features/reservations/storage/reservations.ts";
import { mailContext } from "#platform/mail/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { bookingsContext } from "../context.ts";
import { bookingSteps } from "../rules/booking-steps.ts";
import { timeText } from "../rules/booking-text.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import { homeAddressIn } from "../service/booking-details.ts";
import { bookingChanges, bookingEmailKey } from "../service/booking-emails.ts";
import type { BookingRow } from "../storage/bookings.ts";

/** The page of a case that has booked a time says when and where, and leads to where that is changed. */
export async function withBooking(
  view: CaseView,
  caseDetails: CaseDetails,
  token: string,
  context: Readonly<RouterContextProvider>,
): Promise<CaseView> {
  const bookings = context.get(bookingsContext);
  const booking = await bookings.find(caseDetails.id);
  if (!booking) return view;
  const now = context.get(clockContext)();
  const { kind, startsAt: start, endsAt: end } = booking;
  const store = bookings.storeOf(booking.storeSlug);
  const isCancelled = booking.cancelledAt !== null;
  const address = homeAddressIn(caseDetails, booking);
  const place = address ?? store?.name ?? "";
  const the = capitalized(bookingTexts[kind].the);
  return {
    ...view,
    isDrive: kind === "testDrive" && !isCancelled,
    state: isCancelled ? "Avbokad" : end <= now ? view.state : "Bokad",
    receiptTitle: isCancelled ? `${the} är avbokad` : `${the} är bokad`,
    emailKeys: bookingChanges.map((change) => bookingEmailKey(change, caseDetails, booking)),
    stages: [],
    steps: bookingSteps({ kind, start, end, place, bookedAt: caseDetails.openedAt, isCancelled }, now),
    facts: [
      { label: "Tid", text: timeText({ start, end }) },
      ...(await carNews(booking, caseDetails, { now, context })),
      ...(store && address === null ? [{ label: "Plats", text: `${store.name}, ${store.fullAddress}` }] : []),
      ...view.facts,
    ],
    links:
      isCancelled || start <= now
        ? []
        : [{ text: "Flytta eller avboka", to: paths.caseBooking(token, kind) }],
  };
}

type Around = { now: Date; context: Readonly<RouterContextProvider> };

/** Whoever is to drive a car that somebody else holds meanwhile reads it where the time stands. */
async function carNews(
  { kind, licenseplate, cancelledAt, startsAt }: BookingRow,
  { email }: CaseDetails,
  { now, context }: Around,
) {
  if (kind !== "testDrive" || cancelledAt !== null || startsAt <= now) return [];
  const { db } = context.get(mailContext);
  const state = await findCarState(db, licenseplate, { now, waitId: null });
  if (state === null || isSold(state.status))
    return [{ label: "Bilen", text: "är såld. Ring oss, så hittar vi en annan att provköra" }];
  const own = email === null ? [] : await findReservationsOf(db, personOf(email), now);
  const isTaken =
    isReserved(state.status) && !own.some((reservation) => reservation.licenseplate === licenseplate);
  return isTaken
    ? [
        {
          label: "Bilen",
          text: "är reserverad av någon annan just nu. Din tid är kvar; ring oss om du vill veta mer",
        },
      ]
    : [];
}
