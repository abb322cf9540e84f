import { findCarWithPlate } from "#catalog/find-car.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import { paths } from "#paths";
import { openBookingDesk } from "#services/bookings/booking-desk.ts";
import { openBookings } from "#services/bookings/bookings.ts";
import { openStaffBookings } from "#services/bookings/staff-bookings.ts";
import type { BookingTelling } from "#services/bookings/tell-booking.ts";
import type { Cases } from "#services/cases/cases.ts";
import type { StaffHolds } from "#services/holds/staff-holds.ts";
import type { SignedLinks } from "#services/links/signed-links.ts";
import { sendLater } from "#services/outbox/send-later.ts";
import { openTestDrives } from "#services/test-drives/test-drives.ts";
import { caseTokens } from "./open-site-cases.ts";

type Needs = { stock: StockInStep; links: SignedLinks; clock: () => Date };

/** What bookings know of the stock and of our addresses: the same for pages and for jobs. */
export function siteBookings({ stock, links, clock }: Needs): BookingTelling {
  const tokenOf = caseTokens(links, clock);
  return {
    sendLater,
    pageOf: (number) => paths.case(tokenOf(number)),
    changeOf: (number, kind) => paths.caseBooking(tokenOf(number), kind),
    carOf: (plate) => {
      const { listed, sold } = stock.catalogs();
      const car = findCarWithPlate(listed, plate);
      if (car) return { ...car, href: paths.car(car) };
      const gone = findCarWithPlate(sold, plate);
      return gone && { ...gone, href: paths.soldCar(gone) };
    },
    storeOf: (slug) => stock.catalogs().chain.stores.find((store) => store.slug === slug) ?? null,
  };
}

/** The times of the site: those of cars of ours, and those of our people. */
export function openSiteBookings({
  db,
  cases,
  ...needs
}: Needs & { db: Database; cases: Pick<Cases, "open"> }) {
  const telling = siteBookings(needs);
  const shared = { ...telling, db, clock: needs.clock };
  const bookings = openBookings({ ...shared, cases });
  const drives = openTestDrives({ ...shared, bookings });
  const desk = openBookingDesk({ ...shared, bookings, drives });
  return { drives, desk, forStaff: (holds: StaffHolds) => openStaffBookings({ ...shared, desk, holds }) };
}
