import { paths } from "#core/paths.ts";
import { caseTokens } from "#features/cases/api/open-site-cases.ts";
import type { Cases } from "#features/cases/service/cases.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import type { StaffHolds } from "#features/reservations/service/staff-holds.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import { openBookingDesk } from "../service/booking-desk.ts";
import { openBookings } from "../service/bookings.ts";
import { openStaffBookings } from "../service/staff-bookings.ts";
import type { BookingTelling } from "../service/tell-booking.ts";
import { openTestDrives } from "../service/test-drives.ts";

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
