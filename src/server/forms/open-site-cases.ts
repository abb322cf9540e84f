import { findCarWithPlate } from "#catalog/find-car.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import { daysAfter } from "#domain/calendar/days-after.ts";
import type { FileStore } from "#media/file-store.ts";
import { paths } from "#paths";
import { type Cases, openCases } from "#services/cases/cases.ts";
import { openStaffCases, type StaffCases } from "#services/cases/staff-cases.ts";
import type { SignedLinks } from "#services/links/signed-links.ts";
import { type Newsletter, openNewsletter } from "#services/newsletter/newsletter.ts";
import { sendLater } from "#services/outbox/send-later.ts";
import type { CaseDesk } from "#web/context.ts";
import { fileIn } from "./case-files.ts";

type Needs = {
  db: Database;
  stock: StockInStep;
  links: SignedLinks;
  files: FileStore | null;
  clock: () => Date;
};

/** A case is kept for at most three years after its end; its address is good for as long from the day it is given. */
const linkDays = 3 * 365;

/** Until when the links of a case are good. */
function untilErased(clock: () => Date): Date {
  return daysAfter(clock(), linkDays);
}

/** What opens the pages of a case. [POST-9] */
export function caseTokens(links: SignedLinks, clock: () => Date) {
  return (number: string) => links.sign("case", number, untilErased(clock));
}

type Talk = { cases: Cases; staffCases: StaffCases; desk: CaseDesk; newsletter: Newsletter };

/** The cases of the site, and who may see them: whoever has the signed address. [POST-9] */
export function openSiteCases({ db, stock, links, files, clock }: Needs): Talk {
  const tokenOf = caseTokens(links, clock);
  const fileOf = (number: string, place: number, at: number) =>
    paths.caseAttachment(links.sign("attachment", `${number} ${place} ${at}`, untilErased(clock)));
  const cases = openCases({
    db,
    clock,
    sendLater,
    pageOf: (number) => paths.case(tokenOf(number)),
    uploadOf: (number) => paths.customerUploads(links.sign("upload", number, untilErased(clock))),
    fileOf,
    files,
    storeOfCar: (plate) => findCarWithPlate(stock.catalogs().listed, plate)?.location ?? null,
    carOf: (plate) => {
      const car = findCarWithPlate(stock.catalogs().listed, plate);
      return car && { title: car.title, href: paths.car(car) };
    },
  });
  async function find(number: string | null | undefined) {
    const found = number ? await cases.find(number) : null;
    // What is erased is gone for its reader too.
    return found?.erasedAt === null ? found : null;
  }
  const desk: CaseDesk = {
    find: (token) => find(links.verify("case", token, clock())),
    findForUpload: (token) => find(links.verify("upload", token, clock())),
    findFile: async (token) => {
      const [number, place, at] = links.verify("attachment", token, clock())?.split(" ") ?? [];
      return fileIn(await find(number), Number(place), Number(at));
    },
  };
  const staffCases = openStaffCases({ db, clock, cases, fileOf });
  return { cases, staffCases, desk, newsletter: openNewsletter({ db, clock, links, sendLater }) };
}
