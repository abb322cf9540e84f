import type { Context } from "hono";
import { openSiteMyPages } from "#features/accounts/api/open-site-my-pages.ts";
import { openSiteBookings } from "#features/bookings/api/site-bookings.ts";
import { openSiteCases } from "#features/cases/api/open-site-cases.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { openSharedLists } from "#features/favourites/service/shared-lists.ts";
import { openSiteProposals } from "#features/proposals/api/open-site-proposals.ts";
import { openSiteHolds } from "#features/reservations/api/open-site-holds.ts";
import { siteWatches } from "#features/saved-searches/api/site-watches.ts";
import { openWatches } from "#features/saved-searches/service/watches.ts";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import type { MailSurroundings } from "#platform/mail/ready-mail.ts";

type Needs = {
  db: Database;
  stock: StockInStep;
  mail: MailSurroundings | null;
  files: FileStore | null;
  clock: () => Date;
  publicOrigin: string;
  senderOf: (c: Context) => string;
};

type Desks = ReturnType<typeof openDesks>;

/** The part of them that pages ask. */
export function desksOfPages({ talk, lists, watches, reservations, booked, proposals }: Desks) {
  return {
    caseDesk: talk?.desk ?? null,
    holdDesk: reservations?.desk ?? null,
    proposalDesk: proposals?.desk ?? null,
    sharedLists: lists,
    testDrives: booked?.drives ?? null,
    bookingDesk: booked?.desk ?? null,
    newsletter: talk?.newsletter ?? null,
    watches,
  };
}

/** What visitors and staff do business with; most of it writes letters, and is null where there are none. */
export function openDesks({ db, stock, mail, files, clock, publicOrigin, senderOf }: Needs) {
  const lists = openSharedLists({ db, clock });
  const none = {
    talk: null,
    lists,
    watches: null,
    reservations: null,
    myPages: null,
    booked: null,
    proposals: null,
  };
  if (mail === null) return none;
  const { links } = mail;
  const talk = openSiteCases({ db, stock, links, files, clock });
  const reservations = openSiteHolds({ db, links, clock });
  return {
    talk,
    lists,
    watches: openWatches({ ...siteWatches({ stock, links, clock }), db }),
    reservations,
    myPages: openSiteMyPages({ db, links, files, clock, publicOrigin, senderOf }),
    proposals: openSiteProposals({ db, stock, links, clock, cases: talk.cases, holds: reservations.holds }),
    booked: openSiteBookings({ db, stock, links, clock, cases: talk.cases }),
  };
}
