import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { BookingOutcome } from "../rules/booking-outcomes.ts";
import type { BookingKind } from "../rules/time-rules.ts";

/** What the calls about bookings answer, as JSON carries it: a moment is a text. */
type Visitor = { name: string | null; email: string | null; phoneNumber: string | null };
type OfCar = {
  number: string;
  licenseplate: LicensePlate;
  storeSlug: string;
  car: { title: string; href: string } | null;
};

export type StaffBooking = Visitor &
  OfCar & {
    kind: BookingKind;
    when: "open" | "today" | "coming";
    startsAt: string;
    endsAt: string;
    subject: string;
    outcome: BookingOutcome | null;
  };
export type StaffReservation = Visitor &
  OfCar & {
    reservedAt: string;
    until: string;
    delivery: object | null;
    /** Who takes care of it, until when the customer is contacted, and when they were. */
    assigneeId: string | null;
    assigneeName: string | null;
    contactBy: string | null;
    contactedAt: string | null;
  };

export type BookingsResponse = {
  bookings: StaffBooking[];
  reservations: StaffReservation[];
  stores: Record<string, string>;
};
export type FreeTimes = { days: { day: string; starts: string[] }[]; reason: string | null };
export type DayInStores = {
  open: number;
  today: number;
  list: StaffBooking[];
  reservations: StaffReservation[];
  toContact: StaffReservation[];
};
