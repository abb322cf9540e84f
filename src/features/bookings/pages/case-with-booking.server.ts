import type { RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { isReserved, isSold } from "#features/cars/rules/status.ts";
import type { CaseView } from "#features/cases/pages/case-view.ts";
import type { WholeCase } from "#features/cases/storage/cases.ts";
import { findCarState } from "#features/reservations/service/car-state.ts";
import { personOf } from "#features/reservations/service/reservation-context.ts";
import { findHoldsOf } from "#features/reservations/storage/holds.ts";
import { mailContext } from "#platform/mail/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { bookingsContext } from "../context.ts";
import { bookingSteps } from "../rules/booking-steps.ts";
import { timeText } from "../rules/booking-text.ts";
import { bookingWords } from "../rules/booking-words.ts";
import { bookingChanges, bookingLetterKey } from "../service/booking-letters.ts";
import { addressIn } from "../service/told-booking.ts";
import type { BookingRow } from "../storage/bookings.ts";

/** The page of a case that has booked a time says when and where, and leads to where that is changed. */
export async function withBooking(
  view: CaseView,
  found: WholeCase,
  token: string,
  context: Readonly<RouterContextProvider>,
): Promise<CaseView> {
  const bookings = context.get(bookingsContext);
  const booking = await bookings.find(found.id);
  if (!booking) return view;
  const now = context.get(clockContext)();
  const { kind, startsAt: start, endsAt: end } = booking;
  const store = bookings.storeOf(booking.storeSlug);
  const isCancelled = booking.cancelledAt !== null;
  const address = addressIn(found, booking);
  const place = address ?? store?.name ?? "";
  const the = capitalized(bookingWords[kind].the);
  return {
    ...view,
    isDrive: kind === "testDrive" && !isCancelled,
    state: isCancelled ? "Avbokad" : end <= now ? view.state : "Bokad",
    receiptTitle: isCancelled ? `${the} är avbokad` : `${the} är bokad`,
    letterKeys: bookingChanges.map((change) => bookingLetterKey(change, found, booking)),
    stages: [],
    steps: bookingSteps({ kind, start, end, place, bookedAt: found.openedAt, isCancelled }, now),
    facts: [
      { label: "Tid", text: timeText({ start, end }) },
      ...(await carNews(booking, found, { now, context })),
      ...(store && address === null ? [{ label: "Plats", text: `${store.name}, ${store.fullAddress}` }] : []),
      ...view.facts,
    ],
    ways:
      isCancelled || start <= now
        ? []
        : [{ text: "Flytta eller avboka", to: paths.caseBooking(token, kind) }],
  };
}

type Around = { now: Date; context: Readonly<RouterContextProvider> };

/** Whoever is to drive a car that somebody else holds meanwhile reads it where the time stands. */
async function carNews(
  { kind, licenseplate, cancelledAt, startsAt }: BookingRow,
  { email }: WholeCase,
  { now, context }: Around,
) {
  if (kind !== "testDrive" || cancelledAt !== null || startsAt <= now) return [];
  const { db } = context.get(mailContext);
  const state = await findCarState(db, licenseplate, { now, turnOf: null });
  if (state === null || isSold(state.status))
    return [{ label: "Bilen", text: "är såld. Ring oss, så hittar vi en annan att provköra" }];
  const own = email === null ? [] : await findHoldsOf(db, personOf(email), now);
  const isTaken = isReserved(state.status) && !own.some((hold) => hold.licenseplate === licenseplate);
  return isTaken
    ? [
        {
          label: "Bilen",
          text: "är reserverad av någon annan just nu. Din tid är kvar; ring oss om du vill veta mer",
        },
      ]
    : [];
}
