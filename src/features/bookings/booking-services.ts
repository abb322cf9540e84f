import { paths } from "#core/paths.ts";
import type { CaseServices } from "#features/cases/case-services.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import type { Database } from "#platform/db/database.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import { type BookingService, openBookingService } from "./service/booking-service.ts";
import { openBookings } from "./service/bookings.ts";
import { openStaffBookings, type StaffBookings } from "./service/staff-bookings.ts";
import type { BookingTelling } from "./service/tell-booking.ts";
import { openTestDrives, type TestDrives } from "./service/test-drives.ts";

export type BookingServices = BookingService & {
  testDrives: TestDrives;
  byStaff: StaffBookings;
  /** What jobs work with. */
  context: BookingTelling & { clock: () => Date };
};

export function openBookingServices({
  db,
  stock,
  clock,
  cases,
}: {
  db: Database;
  stock: StockInStep;
  clock: () => Date;
  cases: Pick<CaseServices, "open" | "tokenOf">;
}): BookingServices {
  const context: BookingServices["context"] = {
    clock,
    sendLater,
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
