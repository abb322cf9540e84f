import type { Context } from "hono";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import type { FileStore } from "#media/file-store.ts";
import type { MailSurroundings } from "#services/outbox/ready-mail.ts";
import { openSharedLists } from "#services/shared-lists/shared-lists.ts";
import { openWatches } from "#services/watches/watches.ts";
import { openSiteCases } from "./forms/open-site-cases.ts";
import { openSiteHolds } from "./forms/open-site-holds.ts";
import { openSiteBookings } from "./forms/site-bookings.ts";
import { siteWatches } from "./forms/site-watches.ts";
import { openSiteMyPages } from "./my-pages/open-site-my-pages.ts";
import { openSiteProposals } from "./proposals/open-site-proposals.ts";

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
  return {
    talk,
    lists,
    watches: openWatches({ ...siteWatches({ stock, links, clock }), db }),
    reservations: openSiteHolds({ db, links, clock }),
    myPages: openSiteMyPages({ db, links, files, clock, publicOrigin, senderOf }),
    proposals: openSiteProposals({ db, stock, links, clock, cases: talk.cases }),
    booked: openSiteBookings({ db, stock, links, clock, cases: talk.cases }),
  };
}
