import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { BookingServices } from "#features/bookings/booking-services.ts";
import type { StaffReservation } from "#features/bookings/service/staff-bookings.ts";
import type { CaseServices } from "#features/cases/case-services.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { ProposalServices } from "#features/proposals/proposal-services.ts";
import type { TradeInServices } from "#features/trade-in/trade-in-services.ts";
import { may } from "#platform/auth/permissions.ts";
import type { Database } from "#platform/db/database.ts";
import type { StaffRequest } from "#platform/staff/staff-call.ts";

export type StaffHomeUses = {
  db: Database;
  stock: LiveCatalogue;
  cases: CaseServices;
  bookings: BookingServices;
  proposals: ProposalServices;
  tradeIn: TradeInServices;
};

/** What is booked today and what was and nobody has said anything of, in one store or in all; null for whoever may not work with bookings. */
export async function dayInStores(request: StaffRequest<StaffHomeUses>, store: string | null) {
  if (!may(request.staffUser.roles, "workBookings")) return null;
  const isHere = ({ storeSlug }: { storeSlug: string }) => store === null || storeSlug === store;
  const { bookings, reservations } = await request.bookings.byStaff.list();
  const here = bookings.filter(isHere);
  const ofToday = here.filter(({ when }) => when === "today");
  const isEnding = ({ until }: { until: Date }) => stockholmDay(until) === stockholmDay(request.now);
  return {
    open: here.filter(({ when }) => when === "open").length,
    today: ofToday.length,
    list: ofToday,
    reservations: reservations.filter((reservation) => isHere(reservation) && isEnding(reservation)),
    toContact: toContact(reservations.filter(isHere), request.staffUser.id),
  };
}

/** Reservations whose customer nobody has reached yet: one's own and nobody's, by the clock. */
function toContact(reservations: readonly StaffReservation[], staffId: string): StaffReservation[] {
  const due = ({ contactBy, until }: StaffReservation) => (contactBy ?? until).getTime();
  return reservations
    .filter(({ contactedAt, assigneeId }) => contactedAt === null && [null, staffId].includes(assigneeId))
    .toSorted((one, other) => due(one) - due(other));
}

/** Null for whoever does not buy. */
export async function countMatches({
  staffUser,
  tradeIn,
}: StaffRequest<StaffHomeUses>): Promise<number | null> {
  return may(staffUser.roles, "trackPurchases") ? tradeIn.purchaseAlerts.countMatches(staffUser) : null;
}

/** One's own that a customer has; null for whoever makes none. */
export async function outstandingProposals({ staffUser, proposals }: StaffRequest<StaffHomeUses>) {
  return may(staffUser.roles, "makeProposals") ? proposals.byStaff.out(staffUser) : null;
}

/** The slug where there is such a store: a browser may remember one that is gone. */
export function requestedStore(
  store: string | undefined,
  { stock }: StaffRequest<StaffHomeUses>,
): string | null {
  return store !== undefined && Object.hasOwn(stock.catalogs().chain.labels, store) ? store : null;
}
