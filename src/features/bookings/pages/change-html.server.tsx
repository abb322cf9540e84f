import { renderToStaticMarkup } from "react-dom/server";
import { data, type RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import type { CaseDetails } from "#features/cases/storage/cases.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { emptyForm, FormView } from "#features/forms/pages/form-view.tsx";
import { clockContext } from "#platform/pages/context.ts";
import { bookingsContext, testDrivesContext } from "../context.ts";
import { timeText } from "../rules/booking-text.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import { moveForm, withSlots } from "../rules/test-drive-form.ts";
import { timeRules } from "../rules/time-rules.ts";
import { homeAddressIn } from "../service/booking-details.ts";
import { rebookingAddress } from "../service/booking-emails.ts";
import type { BookingService } from "../service/booking-service.ts";
import type { BookingRow } from "../storage/bookings.ts";
import { ChangeBookingPage, type ChangeView } from "./change-page.tsx";
import { slotGroups } from "./slot-groups.ts";

type ChangeRequest = { found: CaseDetails; token: string };
type Wanted = ChangeRequest & { booking: BookingRow; bookings: BookingService };

/** Where a case has a booked time; nowhere else. */
export async function changePage(
  part: string,
  request: ChangeRequest,
  context: Readonly<RouterContextProvider>,
) {
  const bookings = context.get(bookingsContext);
  const booking = await bookings.find(request.found.id);
  if (!booking || part !== paths.bookingPart(booking.kind)) throw data("page", 404);
  return {
    title: `Flytta eller avboka ${bookingTexts[booking.kind].one}`,
    html: await changeHtml({ ...request, booking, bookings }, context),
  };
}

/** The time as it is, the times it can be moved to, and the way out. */
async function changeHtml(
  { found, booking, bookings, token }: Wanted,
  context: Readonly<RouterContextProvider>,
): Promise<string> {
  const { kind, licenseplate } = booking;
  const now = context.get(clockContext)();
  const submission = context.get(submittedFormContext);
  const free = await bookings.freeFor(booking, found);
  const store = bookings.storeOf(booking.storeSlug);
  const car = kind === "testDrive" ? context.get(testDrivesContext).carOf(licenseplate) : null;
  const place = homeAddressIn(found, booking) ?? store?.name ?? null;
  const page: ChangeView = {
    number: displayCaseNumber(found.number),
    casePath: paths.case(token),
    action: paths.caseBooking(token, kind),
    facts: [
      { label: "Tid", text: timeText({ start: booking.startsAt, end: booking.endsAt }) },
      { label: "Bil", text: `${car ? `${car.title}, ` : ""}${displayPlate(licenseplate)}` },
      ...(place === null ? [] : [{ label: "Plats", text: place }]),
    ],
    texts: { one: bookingTexts[kind].one, the: bookingTexts[kind].the },
    again: rebookingAddress[kind](licenseplate),
    over: overText(booking, now),
    notice: null,
  };
  const chosen = submission?.values.start ?? null;
  const groups =
    "reason" in free ? [] : slotGroups(free, now, { chosen, isWindow: bookingTexts[kind].isWindow });
  const form =
    groups.length > 0 ? (
      <FormView
        form={withSlots(moveForm, groups)}
        action={page.action}
        fixed={{ gor: "flytta" }}
        state={submission ?? emptyForm}
      />
    ) : (
      <p className="text-ink-2">
        {"reason" in free
          ? free.reason
          : `Alla tider de närmaste ${timeRules[kind].daysAhead} dagarna är bokade.`}
      </p>
    );
  const notice = groups.length > 0 ? null : (submission?.notice ?? submission?.errors[0]?.message ?? null);
  return renderToStaticMarkup(<ChangeBookingPage page={{ ...page, notice }} form={form} />);
}

function overText({ kind, cancelledAt, startsAt }: BookingRow, now: Date): string | null {
  const the = capitalized(bookingTexts[kind].the);
  if (cancelledAt !== null) return `${the} är avbokad.`;
  return startsAt <= now ? `${the} har varit och går inte att ändra.` : null;
}
