import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { CaseRow } from "#features/cases/storage/cases.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { type Bookable, visitAt, workshopAt } from "../rules/bookable.ts";
import { homeVisitAt } from "../rules/home-visit.ts";
import type { SlotDay } from "../rules/slots.ts";
import type { BookingRow } from "../storage/bookings.ts";
import { homeAddressIn } from "./booking-details.ts";
import type { StaffChange } from "./booking-log.ts";
import { BookingRefused } from "./booking-refusals.ts";
import type { Bookings } from "./bookings.ts";
import type { TestDrives } from "./test-drives.ts";

type Booked = Pick<CaseRow, "answers">;

export type BookingService = ReturnType<typeof openBookingService>;

const msPerMinute = 60_000;
const notHere = "Butiken tar inte emot bokningar längre. Ring oss så hittar vi en tid.";

/** What becomes of a time that is booked, whatever it is for. */
export function openBookingService({
  bookings,
  drives,
  storeOf,
  clock,
}: {
  bookings: Bookings;
  drives: Pick<TestDrives, "driveOf">;
  storeOf: (slug: string) => Store | null;
  clock: () => Date;
}) {
  /** What another time is taken from: as when it was booked. Throws where there is none any more. */
  function wantedFor(booking: BookingRow, row: Booked): Bookable {
    if (booking.kind === "testDrive") return drives.driveOf(booking.licenseplate, true);
    const store = storeOf(booking.storeSlug);
    if (!store || store.isRetired) throw new BookingRefused({ field: "start", message: notHere });
    if (booking.kind === "visit") return visitAt(store);
    if (booking.kind === "workshop") return workshopAt(store, minutesOf(booking));
    const [postcode = ""] = /\d{3}\s?\d{2}/.exec(homeAddressIn(row, booking) ?? "") ?? [];
    const found = homeVisitAt(postcode, { stores: [store], today: stockholmDay(clock()) });
    if ("error" in found) throw new BookingRefused({ field: "start", message: found.error });
    return found.bookable;
  }

  return {
    /** What it can be moved to, or why there is nothing. */
    async freeFor(booking: BookingRow, row: Booked): Promise<SlotDay[] | { reason: string }> {
      try {
        return await bookings.freeOf(wantedFor(booking, row), booking.licenseplate);
      } catch (error) {
        if (error instanceof BookingRefused) return { reason: error.fieldError.message };
        throw error;
      }
    },
    freeOf: bookings.freeOf,
    book: bookings.book,
    move: (number: string, start: Date, byUs: StaffChange | null = null) =>
      bookings.move(number, start, wantedFor, byUs),
    cancel: bookings.cancel,
    find: bookings.find,
    storeOf,
  };
}

function minutesOf({ startsAt, endsAt }: BookingRow): number {
  return (endsAt.getTime() - startsAt.getTime()) / msPerMinute;
}
