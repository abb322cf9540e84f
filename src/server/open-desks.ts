import type { Context } from "hono";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import type { FileStore } from "#media/file-store.ts";
import type { MailSurroundings } from "#services/outbox/ready-mail.ts";
import { openSharedLists } from "#services/shared-lists/shared-lists.ts";
import { openTestDrives } from "#services/test-drives/test-drives.ts";
import { openWatches } from "#services/watches/watches.ts";
import { openSiteCases } from "./forms/open-site-cases.ts";
import { openSiteHolds } from "./forms/open-site-holds.ts";
import { siteDrives } from "./forms/site-drives.ts";
import { siteWatches } from "./forms/site-watches.ts";
import { openSiteMyPages } from "./my-pages/open-site-my-pages.ts";

type Needs = {
  db: Database;
  stock: StockInStep;
  mail: MailSurroundings | null;
  files: FileStore | null;
  clock: () => Date;
  publicOrigin: string;
  senderOf: (c: Context) => string;
};

/** What visitors and staff do business with; most of it writes letters, and is null where there are none. */
export function openDesks({ db, stock, mail, files, clock, publicOrigin, senderOf }: Needs) {
  const lists = openSharedLists({ db, clock });
  const none = { talk: null, lists, watches: null, reservations: null, myPages: null, drives: null };
  if (mail === null) return none;
  const { links } = mail;
  const talk = openSiteCases({ db, stock, links, files, clock });
  return {
    talk,
    lists,
    watches: openWatches({ ...siteWatches({ stock, links, clock }), db }),
    reservations: openSiteHolds({ db, links, clock }),
    myPages: openSiteMyPages({ db, links, files, clock, publicOrigin, senderOf }),
    drives: openTestDrives({ ...siteDrives({ stock, links, clock }), db, clock, cases: talk.cases }),
  };
}
