import type { RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { capitalized } from "#core/text/capitalized.ts";
import type { CaseView } from "#features/cases/pages/case-view.ts";
import type { WholeCase } from "#features/cases/storage/cases.ts";
import { clockContext } from "#platform/pages/context.ts";
import { bookingDeskContext } from "../context.ts";
import { bookingSteps } from "../rules/booking-steps.ts";
import { timeText } from "../rules/booking-text.ts";
import { bookingWords } from "../rules/booking-words.ts";
import { bookingChanges, bookingLetterKey } from "../service/booking-letters.ts";
import { addressIn } from "../service/told-booking.ts";

/** The page of a case that has booked a time says when and where, and leads to where that is changed. [DRIVE-10] [BOOK-7] */
export async function withBooking(
  view: CaseView,
  found: WholeCase,
  token: string,
  context: Readonly<RouterContextProvider>,
): Promise<CaseView> {
  const desk = context.get(bookingDeskContext);
  const booking = await desk?.find(found.id);
  if (!desk || !booking) return view;
  const now = context.get(clockContext)();
  const { kind, startsAt: start, endsAt: end } = booking;
  const store = desk.storeOf(booking.storeSlug);
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
      ...(store && address === null ? [{ label: "Plats", text: `${store.name}, ${store.fullAddress}` }] : []),
      ...view.facts,
    ],
    ways:
      isCancelled || start <= now
        ? []
        : [{ text: "Flytta eller avboka", to: paths.caseBooking(token, kind) }],
  };
}
