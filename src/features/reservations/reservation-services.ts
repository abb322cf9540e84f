import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { findLastEmail } from "#platform/mail/email-state.ts";
import { confirmAddress } from "#platform/mail/mails.ts";
import type { ReservationsByLink } from "./context.ts";
import { freezeAdvert } from "./pages/freeze-advert.ts";
import { reservationPaths } from "./rules/reservation-paths.ts";
import type { ReservationContext, ReservationPages } from "./service/reservation-context.ts";
import { openReservationService, type ReservationService } from "./service/reservations.ts";
import { openStaffReservations, type StaffReservations } from "./service/staff-reservations.ts";
import { openWaitingList, type WaitingList } from "./service/waiting-list.ts";

export type Reservations = ReservationService & {
  waitingList: WaitingList;
  /** For whoever has a signed address. */
  byLink: ReservationsByLink;
  byStaff: StaffReservations;
  /** What jobs work with. */
  context: ReservationContext;
};

/** A reservation is remembered for 90 days after its end, and so are its addresses. */
const linkDays = 93;
/** What stands after the number in a link that went by mail: who has it has the mailbox. */
const byLetter = ":letter";

export function openReservations({
  db,
  links,
  clock,
}: {
  db: Database;
  links: SignedLinks;
  clock: () => Date;
}): Reservations {
  const context: ReservationContext = { clock, addToOutbox, pages: pagesOf(links, clock) };
  const reservations = openReservationService({ ...context, db, freeze: freezeAdvert });
  const waitingList = openWaitingList({ ...context, db });
  const waitOf = (token: string | null) => {
    const id = token === null ? null : links.verify("queue", token, clock());
    return id === null ? null : Number(id);
  };
  const byLink: ReservationsByLink = {
    stateOf: (plate, token) => reservations.stateOf(plate, waitOf(token)),
    endsOf: reservations.endsOf,
    waitId: waitOf,
    find: async (token) => {
      const subject = links.verify("reservation", token, clock());
      const reservation = subject === null ? null : await reservations.find(subject.replace(byLetter, ""));
      // What is erased is gone for its reader too.
      if (!reservation || reservation.erasedAt !== null) return null;
      if (subject?.endsWith(byLetter) && reservation.email !== null)
        await confirmAddress(db, reservation.email);
      return reservation;
    },
    findEmailState: (keys) => findLastEmail(db, keys),
    findWait: async (token) => {
      const id = waitOf(token);
      return id === null ? null : waitingList.find(id);
    },
  };
  return {
    ...reservations,
    waitingList,
    byLink,
    byStaff: openStaffReservations({ ...context, db }),
    context,
  };
}

function pagesOf(links: SignedLinks, clock: () => Date): ReservationPages {
  const expires = () => daysAfter(clock(), linkDays);
  const reservationToken = (number: string, by: "visitor" | "letter") =>
    links.sign("reservation", by === "letter" ? number + byLetter : number, expires());
  const waitToken = (id: number) => links.sign("queue", String(id), expires());
  return {
    reservation: (number, by) => reservationPaths.reservation(reservationToken(number, by)),
    cancel: (number) => reservationPaths.cancel(reservationToken(number, "letter")),
    drive: (number) => reservationPaths.drive(reservationToken(number, "letter")),
    wait: (id) => reservationPaths.wait(waitToken(id)),
    reserveFirst: (plate, id) => reservationPaths.reserveFirst(plate, waitToken(id)),
  };
}
