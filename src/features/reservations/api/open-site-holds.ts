import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { findLastLetter } from "#platform/mail/letter-state.ts";
import { confirmAddress } from "#platform/mail/mails.ts";
import type { HoldDesk } from "../context.ts";
import { freezeAdvert } from "../pages/freeze-advert.ts";
import { type Holds, openHolds } from "../service/holds.ts";
import { type Line, openLine } from "../service/line.ts";
import { openStaffHolds, type StaffHolds } from "../service/staff-holds.ts";
import { byLetter, holdNeeds } from "./hold-needs.ts";

type Needs = { db: Database; links: SignedLinks; clock: () => Date };

export type SiteHolds = { holds: Holds; line: Line; desk: HoldDesk; forStaff: StaffHolds };

/** The holds of the site, and who may see them: whoever has a signed address. */
export function openSiteHolds({ db, links, clock }: Needs): SiteHolds {
  const needs = holdNeeds({ links, clock });
  const holds = openHolds({ ...needs, db, freeze: freezeAdvert });
  const line = openLine({ ...needs, db });
  const waitOf = (token: string | null) => {
    const id = token === null ? null : links.verify("queue", token, clock());
    return id === null ? null : Number(id);
  };
  const desk: HoldDesk = {
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
      return id === null ? null : line.find(id);
    },
  };
  return { holds, line, desk, forStaff: openStaffHolds({ ...needs, db }) };
}
