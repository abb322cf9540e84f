import { findCarWithPlate } from "#catalog/find-car.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import { confirmAddress } from "#data/queries/mails.ts";
import { daysAfter } from "#domain/calendar/days-after.ts";
import { isBeingPriced, isSold } from "#domain/car/status.ts";
import { fuels, gearboxes } from "#domain/car/vocabulary.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { OfferedCar } from "#domain/proposal/proposal-content.ts";
import { proposalPaths } from "#domain/proposal/proposal-paths.ts";
import { proposalTerms } from "#domain/proposal/proposal-terms.ts";
import { formatMil } from "#domain/text/mileage.ts";
import { paths } from "#paths";
import type { Cases } from "#services/cases/cases.ts";
import type { SignedLinks } from "#services/links/signed-links.ts";
import { sendLater } from "#services/outbox/send-later.ts";
import { openCustomerProposals } from "#services/proposals/customer-proposals.ts";
import type { ProposalNeeds, ProposalPages } from "#services/proposals/proposal-needs.ts";
import { openStaffProposals } from "#services/proposals/staff-proposals.ts";
import type { ProposalDesk } from "#web/context.ts";
import { placeName } from "#web/features/car/car-card-view.ts";
import { proposalNews } from "./proposal-news.ts";

type Needs = { db: Database; stock: StockInStep; links: SignedLinks; clock: () => Date; cases: Cases };

/** As long as we know of the proposal, and a little more. */
const linkDays = proposalTerms.validDays + proposalTerms.keptMonths * 31;
const liveDays = 1;
/** What stands after the number in a link for one of us: to look, or to be told of changes. */
const purposes = ["preview", "live"] as const;

export type SiteProposals = ReturnType<typeof openSiteProposals>;

/** The proposals of the site, and who may see them: whoever has a signed address. [PROPOSE-12] */
export function openSiteProposals({ db, stock, links, clock, cases }: Needs) {
  const news = proposalNews({ db });
  const sign = (subject: string, days: number) => links.sign("proposal", subject, daysAfter(clock(), days));
  const pages: ProposalPages = {
    customer: (id) => proposalPaths.page(sign(String(id), linkDays)),
    preview: (id) => proposalPaths.page(sign(`${id}:preview`, linkDays)),
    pdf: (id, version) => proposalPaths.pdf(sign(`${id}:preview`, linkDays), version),
    live: (id) => proposalPaths.live(sign(`${id}:live`, liveDays)),
  };
  const needs: ProposalNeeds = {
    db,
    clock,
    sendLater,
    cases,
    pages,
    changed: news.changed,
    offeredCar: (plate) => offeredCar(plate, stock),
    carNow: (plate) => {
      const { listed, sold } = stock.catalogs();
      return findCarWithPlate(listed, plate) ?? findCarWithPlate(sold, plate);
    },
  };
  const customers = openCustomerProposals(needs);

  /** Whose link it is, and what it is good for. */
  function read(token: string): { id: number; by: "customer" | (typeof purposes)[number] } | null {
    const [id = "", purpose] = links.verify("proposal", token, clock())?.split(":") ?? [];
    if (!/^\d{1,9}$/.test(id)) return null;
    return { id: Number(id), by: purposes.find((known) => known === purpose) ?? "customer" };
  }

  const desk: ProposalDesk = {
    find: async (token) => {
      const link = read(token);
      const proposal = link && link.by !== "live" ? await customers.find(link.id) : null;
      if (!link || !proposal) return null;
      const [last] = proposal.versions;
      // Who has the letter's link has its mailbox.
      if (link.by === "customer" && last) await confirmAddress(db, last.email);
      return { proposal, isPreview: link.by === "preview" };
    },
    talkOf: customers.talkOf,
    opened: customers.opened,
    carNow: needs.carNow,
  };
  return { staff: openStaffProposals(needs), customers, desk, news, read };
}

/** What is for sale or held, with a price: a car that is held may be the customer's own. */
function offeredCar(plate: LicensePlate, stock: StockInStep): OfferedCar | null {
  const car = findCarWithPlate(stock.catalogs().listed, plate);
  if (!car || car.price === null || isBeingPriced(car) || isSold(car.status)) return null;
  const place = placeName(car.storeName);
  return {
    licenseplate: car.licenseplate,
    title: car.title,
    line: [
      car.modelYear,
      formatMil(car.mileage),
      fuels[car.fuelType],
      gearboxes[car.gearboxType],
      place,
    ].join(" · "),
    price: car.price,
    path: paths.car(car),
    picture: car.coverImage?.url ?? null,
  };
}
