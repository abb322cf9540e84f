import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { findLastLetter } from "#platform/mail/letter-state.ts";
import { confirmAddress } from "#platform/mail/mails.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import type { ReservationsByLink } from "./context.ts";
import { freezeAdvert } from "./pages/freeze-advert.ts";
import { holdPaths } from "./rules/hold-paths.ts";
import { type Holds, openHolds } from "./service/holds.ts";
import { type Line, openLine } from "./service/line.ts";
import type { HoldPages, ReservationContext } from "./service/reservation-context.ts";
import { openStaffHolds, type StaffHolds } from "./service/staff-holds.ts";

export type Reservations = Holds & {
  waitingList: Line;
  /** For whoever has a signed address. */
  byLink: ReservationsByLink;
  byStaff: StaffHolds;
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
  const context: ReservationContext = { clock, sendLater, pages: pagesOf(links, clock) };
  const holds = openHolds({ ...context, db, freeze: freezeAdvert });
  const waitingList = openLine({ ...context, db });
  const waitOf = (token: string | null) => {
    const id = token === null ? null : links.verify("queue", token, clock());
    return id === null ? null : Number(id);
  };
  const byLink: ReservationsByLink = {
    stateOf: (plate, token) => holds.stateOf(plate, waitOf(token)),
    endsOf: holds.endsOf,
    turnOf: waitOf,
    find: async (token) => {
      const subject = links.verify("reservation", token, clock());
      const hold = subject === null ? null : await holds.find(subject.replace(byLetter, ""));
      // What is erased is gone for its reader too.
      if (!hold || hold.erasedAt !== null) return null;
      if (subject?.endsWith(byLetter) && hold.email !== null) await confirmAddress(db, hold.email);
      return hold;
    },
    findLetter: (keys) => findLastLetter(db, keys),
    findWait: async (token) => {
      const id = waitOf(token);
      return id === null ? null : waitingList.find(id);
    },
  };
  return { ...holds, waitingList, byLink, byStaff: openStaffHolds({ ...context, db }), context };
}

function pagesOf(links: SignedLinks, clock: () => Date): HoldPages {
  const expires = () => daysAfter(clock(), linkDays);
  const holdToken = (number: string, by: "visitor" | "letter") =>
    links.sign("reservation", by === "letter" ? number + byLetter : number, expires());
  const waitToken = (id: number) => links.sign("queue", String(id), expires());
  return {
    hold: (number, by) => holdPaths.hold(holdToken(number, by)),
    cancel: (number) => holdPaths.cancel(holdToken(number, "letter")),
    drive: (number) => holdPaths.drive(holdToken(number, "letter")),
    wait: (id) => holdPaths.wait(waitToken(id)),
    reserveFirst: (plate, id) => holdPaths.reserveFirst(plate, waitToken(id)),
  };
}
