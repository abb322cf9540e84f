import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { CaseSubmission } from "#features/cases/service/cases.ts";
import { findReservation } from "#features/reservations/storage/reservations.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { Database } from "#platform/db/database.ts";
import { type Bookable, testDriveAt } from "../rules/bookable.ts";
import {
  isReservedBy,
  type NoTestDrive,
  noTestDriveTexts,
  reasonForNoTestDrive,
} from "../rules/may-drive.ts";
import type { SlotDay } from "../rules/slots.ts";
import { BookingRefused } from "./booking-refusals.ts";
import type { Bookings } from "./bookings.ts";
import type { BookingContext, DriveCar } from "./notify-booking.ts";

type Place = { car: DriveCar; store: Store };
type NoPlace = { car: DriveCar | null; store: Store | null; reason: NoTestDrive };
/** Whether the customer has a booking already, or has reserved the car. */
type Requester = { isBooked?: boolean; reservation?: string | null };
/** What somebody who wants to drive a car can choose from, or why not. */
export type TestDriveOffer = (Place & { days: SlotDay[] }) | NoPlace;

export type TestDrives = ReturnType<typeof openTestDrives>;

/** Which car of ours can be driven, and by whom; when is a matter of all booked times. */
export function openTestDrives({
  db,
  clock,
  bookings,
  carOf,
  storeOf,
}: Pick<BookingContext, "carOf" | "storeOf"> & {
  db: Database;
  clock: () => Date;
  bookings: Bookings;
}) {
  function placeOf(plate: LicensePlate, mayBeReserved: boolean): Place | NoPlace {
    const car = carOf(plate);
    const store = car && storeOf(car.physicalLocation);
    const reason = reasonForNoTestDrive(car, store, { mayBeReserved });
    return car && store && reason === null ? { car, store } : { car, store, reason: reason ?? "unknown" };
  }

  /** By the number of a reservation, which only its holder's signed address gives. */
  async function hasReservation(
    at: Database,
    plate: LicensePlate,
    reservation: string | null,
    now: Date,
  ): Promise<boolean> {
    return reservation !== null && isReservedBy(await findReservation(at, reservation), plate, now);
  }

  async function offer(
    plate: LicensePlate,
    { isBooked = false, reservation = null }: Requester = {},
  ): Promise<TestDriveOffer> {
    // Who has a time may have reserved the car too: another time is no matter of that.
    const place = placeOf(plate, isBooked || (await hasReservation(db, plate, reservation, clock())));
    if ("reason" in place) return place;
    return { ...place, days: await bookings.freeOf(testDriveAt(place.store), plate) };
  }

  /** Throws where the car cannot be driven at all. */
  function driveOf(plate: LicensePlate, mayBeReserved: boolean): Bookable {
    const place = placeOf(plate, mayBeReserved);
    if ("reason" in place)
      throw new BookingRefused({ field: "licenseplate", message: noTestDriveTexts[place.reason] });
    return testDriveAt(place.store);
  }

  function book(submission: CaseSubmission, reservation: string | null = null) {
    const { licenseplate } = submission.task;
    if (!licenseplate) throw new Error("A test drive needs a car");
    return bookings.book(submission, async (at, now) =>
      driveOf(licenseplate, await hasReservation(at, licenseplate, reservation, now)),
    );
  }

  return { offer, book, driveOf, carOf };
}
