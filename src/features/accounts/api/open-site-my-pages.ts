import type { Context } from "hono";
import { paths } from "#core/paths.ts";
import { caseTokens } from "#features/cases/api/open-site-cases.ts";
import { holdNeeds } from "#features/reservations/api/hold-needs.ts";
import { watchPaths } from "#features/saved-searches/rules/watch-paths.ts";
import { manageToken } from "#features/saved-searches/service/watch-needs.ts";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import { openMyPages } from "../service/my-pages.ts";
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
