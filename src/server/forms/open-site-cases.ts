import { findCarWithPlate } from "#catalog/find-car.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import type { FileStore } from "#media/file-store.ts";
import { paths } from "#paths";
import { type Cases, openCases } from "#services/cases/cases.ts";
import type { SignedLinks } from "#services/links/signed-links.ts";
import { sendLater } from "#services/outbox/send-later.ts";
import type { CaseDesk } from "#web/context.ts";

type Needs = {
  db: Database;
  stock: StockInStep;
  links: SignedLinks;
  files: FileStore | null;
  clock: () => Date;
};

/** A case is kept for at most three years after its end; its address is good for as long from the day it is given. */
const linkDays = 3 * 365;
const msPerDay = 86_400_000;

/** What opens the pages of a case. [POST-9] */
export function caseTokens(links: SignedLinks, clock: () => Date) {
  return (number: string) => links.sign("case", number, new Date(clock().getTime() + linkDays * msPerDay));
}

/** The cases of the site, and who may see them: whoever has the signed address. [POST-9] */
export function openSiteCases({ db, stock, links, files, clock }: Needs): { cases: Cases; desk: CaseDesk } {
  const tokenOf = caseTokens(links, clock);
  const pageOf = (number: string) => paths.case(tokenOf(number));
  const cases = openCases({
    db,
    clock,
    sendLater,
    pageOf,
    files,
    storeOfCar: (plate) => findCarWithPlate(stock.catalogs().listed, plate)?.location ?? null,
  });
  const desk = {
    find: async (token: string) => {
      const number = links.verify("case", token, clock());
      const found = number === null ? null : await cases.find(number);
      // What is erased is gone for its reader too.
      return found?.erasedAt === null ? found : null;
    },
  };
  return { cases, desk };
}
