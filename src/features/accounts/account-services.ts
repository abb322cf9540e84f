import { paths } from "#core/paths.ts";
import type { CaseServices } from "#features/cases/case-services.ts";
import type { Reservations } from "#features/reservations/reservation-services.ts";
import { savedSearchPaths } from "#features/saved-searches/rules/saved-search-paths.ts";
import { manageToken } from "#features/saved-searches/service/saved-search-context.ts";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { type MyPages, openMyPages } from "./service/my-pages.ts";

/** My pages lead to the pages that everything has of its own. */
export function openAccountServices({
  db,
  links,
  files,
  clock,
  cases,
  reservations,
}: {
  db: Database;
  links: SignedLinks;
  files: FileStore;
  clock: () => Date;
  cases: Pick<CaseServices, "tokenOf">;
  reservations: Pick<Reservations, "context">;
}): MyPages {
  return openMyPages({
    db,
    clock,
    addToOutbox,
    erasing: {
      ...reservations.context,
      removeFiles: async (names) => {
        for (const name of names) await files.remove(name);
      },
    },
    pages: {
      case: (number) => paths.case(cases.tokenOf(number)),
      booking: (number, kind) => paths.caseBooking(cases.tokenOf(number), kind),
      reservation: (number) => reservations.context.pages.reservation(number, "visitor"),
      savedSearch: (id) => savedSearchPaths.manage(manageToken({ links, clock }, id)),
    },
  });
}
