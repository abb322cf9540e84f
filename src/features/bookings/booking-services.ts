import { paths } from "#core/paths.ts";
import type { CaseServices } from "#features/cases/case-services.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { Database } from "#platform/db/database.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { type BookingService, openBookingService } from "./service/booking-service.ts";
import { openBookings } from "./service/bookings.ts";
import type { BookingContext } from "./service/notify-booking.ts";
import { openStaffBookings, type StaffBookings } from "./service/staff-bookings.ts";
import { openTestDrives, type TestDrives } from "./service/test-drives.ts";

export type BookingServices = BookingService & {
  testDrives: TestDrives;
  byStaff: StaffBookings;
  /** What jobs work with. */
  context: BookingContext & { clock: () => Date };
};

export function openBookingServices({
  db,
  stock,
  clock,
  cases,
}: {
  db: Database;
  stock: LiveCatalogue;
  clock: () => Date;
  cases: Pick<CaseServices, "open" | "tokenOf">;
}): BookingServices {
  const context: BookingServices["context"] = {
    clock,
    addToOutbox,
    pageOf: (number) => paths.case(cases.tokenOf(number)),
    changeOf: (number, kind) => paths.caseBooking(cases.tokenOf(number), kind),
    carOf: (plate) => {
      const { listed, sold } = stock.catalogs();
      const car = findCarWithPlate(listed, plate);
      if (car) return { ...car, href: paths.car(car) };
      const gone = findCarWithPlate(sold, plate);
      return gone && { ...gone, href: paths.soldCar(gone) };
    },
    storeOf: (slug) => stock.catalogs().chain.stores.find((store) => store.slug === slug) ?? null,
  };
  const bookings = openBookings({ ...context, db, cases });
  const testDrives = openTestDrives({ ...context, db, bookings });
  const service = openBookingService({ ...context, bookings, drives: testDrives });
  const byStaff = openStaffBookings({ ...context, db, bookings: service });
  return { ...service, testDrives, byStaff, context };
}
