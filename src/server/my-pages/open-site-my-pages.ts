import type { Context } from "hono";
import type { Database } from "#data/database.ts";
import { watchPaths } from "#domain/watch/watch-paths.ts";
import type { FileStore } from "#media/file-store.ts";
import { paths } from "#paths";
import type { SignedLinks } from "#services/links/signed-links.ts";
import { openMyPages } from "#services/my-pages/my-pages.ts";
import { sendLater } from "#services/outbox/send-later.ts";
import { manageToken } from "#services/watches/watch-needs.ts";
import { holdNeeds } from "../forms/hold-needs.ts";
import { caseTokens } from "../forms/open-site-cases.ts";
import { myPagesRoutes } from "./my-pages-routes.ts";

type Needs = {
  db: Database;
  links: SignedLinks;
  files: FileStore | null;
  clock: () => Date;
  publicOrigin: string;
  senderOf: (c: Context) => string;
};

/** My pages lead to the pages that everything has of its own. */
export function openSiteMyPages({ db, links, files, clock, publicOrigin, senderOf }: Needs) {
  const caseToken = caseTokens(links, clock);
  const holds = holdNeeds({ links, clock });
  const desk = openMyPages({
    db,
    clock,
    sendLater,
    erasing: {
      ...holds,
      removeFiles: async (names) => {
        for (const name of names) await files?.remove(name);
      },
    },
    pages: {
      case: (number) => paths.case(caseToken(number)),
      booking: (number, kind) => paths.caseBooking(caseToken(number), kind),
      hold: (number) => holds.pages.hold(number, "visitor"),
      watch: (id) => watchPaths.manage(manageToken({ links, clock }, id)),
    },
  });
  return { desk, routes: myPagesRoutes({ db, myPages: desk, clock, publicOrigin, senderOf }) };
}
