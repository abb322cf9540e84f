import { daysAfter } from "#core/dates/days-after.ts";
import { paths } from "#core/paths.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { findLastEmail } from "#platform/mail/email-state.ts";
import { attachmentAt } from "./api/case-files.ts";
import type { CasesByLink } from "./context.ts";
import { type Cases, openCases } from "./service/cases.ts";
import { openStaffCases, type StaffCases } from "./service/staff-cases.ts";

/** A case is kept for at most three years after its end; its address is good for as long from the day it is given. */
const linkDays = 3 * 365;

/** Until when the links of a case are good. */
function untilErased(clock: () => Date): Date {
  return daysAfter(clock(), linkDays);
}

export type CaseServices = Cases & {
  /** For whoever has a signed address. */
  byLink: CasesByLink;
  byStaff: StaffCases;
  /** What opens the pages of a case. */
  tokenOf: (number: string) => string;
};

export function openCaseServices({
  db,
  stock,
  links,
  files,
  clock,
}: {
  db: Database;
  stock: LiveCatalogue;
  links: SignedLinks;
  files: FileStore;
  clock: () => Date;
}): CaseServices {
  const tokenOf = (number: string) => links.sign("case", number, untilErased(clock));
  const fileOf = (number: string, place: number, at: number) =>
    paths.caseAttachment(links.sign("attachment", `${number} ${place} ${at}`, untilErased(clock)));
  const uploadOf = (number: string) =>
    paths.customerUploads(links.sign("upload", number, untilErased(clock)));
  const cases = openCases({
    db,
    clock,
    addToOutbox,
    pageOf: (number) => paths.case(tokenOf(number)),
    uploadOf,
    fileOf,
    files,
    // Most claims and complaints are about a car that is sold: it belongs to the store that sold it.
    storeOfCar: (plate) => {
      const { listed, sold } = stock.catalogs();
      return (findCarWithPlate(listed, plate) ?? findCarWithPlate(sold, plate))?.location ?? null;
    },
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
  const byLink: CasesByLink = {
    find: (token) => find(links.verify("case", token, clock())),
    findForUpload: (token) => find(links.verify("upload", token, clock())),
    uploadOf,
    findEmailState: (keys) => findLastEmail(db, keys),
    findFile: async (token) => {
      const [number, place, at] = links.verify("attachment", token, clock())?.split(" ") ?? [];
      return attachmentAt(await find(number), Number(place), Number(at));
    },
  };
  return { ...cases, byLink, byStaff: openStaffCases({ db, clock, cases, fileOf }), tokenOf };
}
