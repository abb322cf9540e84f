import { daysAfter } from "#core/dates/days-after.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { findCase, lockCase } from "#features/cases/storage/cases.ts";
import type { Database } from "#platform/db/database.ts";
import { askedAboutDays, type BookingOutcome } from "../rules/booking-outcomes.ts";
import type { SlotDay } from "../rules/slots.ts";
import { timeRules } from "../rules/time-rules.ts";
import { findBooking } from "../storage/bookings.ts";
import {
  findStaffBookings,
  findStaffReservations,
  type StaffBookingRow,
  type StaffReservationRow,
  setOutcome,
} from "../storage/staff-bookings.ts";
import type { BookingService } from "./booking-service.ts";
import type { BookingContext } from "./notify-booking.ts";

type Titled = { car: { title: string; href: string } | null };
export type StaffBooking = StaffBookingRow & Titled & { when: "open" | "today" | "coming" };
export type StaffReservation = StaffReservationRow & Titled;
/** `before`: notes the change, in its transaction. */
type Outcome = {
  number: string;
  outcome: BookingOutcome | null;
  before: (tx: Database) => Promise<unknown>;
};

export type StaffBookings = ReturnType<typeof openStaffBookings>;

const furthest = Math.max(...Object.values(timeRules).map(({ daysAhead }) => daysAhead));

/** What is booked and held, as those who work in the stores see it. */
export function openStaffBookings({
  db,
  clock,
  bookings,
  carOf,
}: {
  db: Database;
  clock: () => Date;
  bookings: BookingService;
  carOf: BookingContext["carOf"];
}) {
  const titled = (plate: LicensePlate): Titled["car"] => {
    const car = carOf(plate);
    return car && { title: car.title, href: car.href };
  };

  /** Today and all that comes; of the last days what nobody has said anything of. */
  async function list(): Promise<{ bookings: StaffBooking[]; reservations: StaffReservation[] }> {
    const now = clock();
    const today = stockholmDay(now);
    const span = { from: daysAfter(now, -askedAboutDays), before: daysAfter(now, furthest + 1) };
    const [booked, reserved] = await Promise.all([
      findStaffBookings(db, span),
      findStaffReservations(db, now),
    ]);
    const whenOf = ({ startsAt, outcome }: StaffBookingRow) => {
      const day = stockholmDay(startsAt);
      if (day === today) return "today" as const;
      if (day > today) return "coming" as const;
      return outcome === null ? ("open" as const) : null;
    };
    return {
      bookings: booked.flatMap((row) => {
        const when = whenOf(row);
        return when === null ? [] : [{ ...row, when, car: carIn(row) }];
      }),
      reservations: reserved.map((row) => ({ ...row, car: titled(row.licenseplate) })),
    };
  }

  const carIn = ({ kind, licenseplate }: Pick<StaffBookingRow, "kind" | "licenseplate">) =>
    kind === "testDrive" ? titled(licenseplate) : null;

  /** What it can be moved to, or why there is nothing; null for a number without a booked time. */
  async function timesOf(number: string): Promise<SlotDay[] | { reason: string } | null> {
    const row = await findCase(db, number);
    const booking = row && row.erasedAt === null ? await findBooking(db, row.id) : null;
    return row && booking && bookings.freeFor(booking, row);
  }

  /** Said when it has begun, and put right as often as needed. */
  async function close({ number, outcome, before }: Outcome): Promise<"done" | "impossible"> {
    return db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      const booking = row && row.erasedAt === null ? await findBooking(tx, row.id) : null;
      if (!booking || booking.cancelledAt !== null || booking.startsAt > clock()) return "impossible";
      await before(tx);
      await setOutcome(tx, booking.caseId, outcome);
      return "done";
    });
  }

  return { list, timesOf, close, move: bookings.move, cancel: bookings.cancel };
}
