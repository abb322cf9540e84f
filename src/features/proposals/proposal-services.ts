import { daysAfter } from "#core/dates/days-after.ts";
import { paths } from "#core/paths.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { placeName } from "#features/cars/pages/car-card-view.ts";
import { isBeingPriced, isSold } from "#features/cars/rules/status.ts";
import { fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import type { Cases } from "#features/cases/service/cases.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { ReservationService } from "#features/reservations/service/reservations.ts";
import type { Database } from "#platform/db/database.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { confirmAddress } from "#platform/mail/mails.ts";
import { proposalEvents } from "./api/proposal-events.ts";
import type { ProposalsByLink } from "./context.ts";
import type { OfferedCar } from "./rules/proposal-content.ts";
import { proposalPaths } from "./rules/proposal-paths.ts";
import { proposalTerms } from "./rules/proposal-terms.ts";
import { openCustomerProposals } from "./service/customer-proposals.ts";
import type { ProposalContext, ProposalPages } from "./service/proposal-context.ts";
import { openStaffProposals } from "./service/staff-proposals.ts";

/** As long as we know of the proposal, and a little more. */
const linkDays = proposalTerms.validDays + proposalTerms.retentionMonths * 31;
const liveDays = 1;
/** The purpose in a signed link for staff, after the number: read the proposal, or follow its changes. */
const purposes = ["preview", "live"] as const;

export type ProposalServices = ReturnType<typeof openProposalServices>;

/** Proposals, and who may see them: whoever has a signed address. */
export function openProposalServices({
  db,
  stock,
  links,
  clock,
  cases,
  reservations,
}: {
  db: Database;
  stock: LiveCatalogue;
  links: SignedLinks;
  clock: () => Date;
  cases: Cases;
  reservations: Pick<ReservationService, "reserveOffered">;
}) {
  const news = proposalEvents({ db });
  const sign = (subject: string, days: number) => links.sign("proposal", subject, daysAfter(clock(), days));
  const pages: ProposalPages = {
    customer: (id) => proposalPaths.page(sign(String(id), linkDays)),
    preview: (id) => proposalPaths.page(sign(`${id}:preview`, linkDays)),
    pdf: (id, version) => proposalPaths.pdf(sign(`${id}:preview`, linkDays), version),
    live: (id) => proposalPaths.live(sign(`${id}:live`, liveDays)),
  };
  const shared: ProposalContext = {
    db,
    clock,
    addToOutbox,
    cases,
    pages,
    changed: news.changed,
    offeredCar: (plate) => offeredCar(plate, stock),
    reserveOffered: reservations.reserveOffered,
  };
  const customers = openCustomerProposals(shared);

  /** Whose link it is, and what it is good for. */
  function read(token: string): { id: number; by: "customer" | (typeof purposes)[number] } | null {
    const [id = "", purpose] = links.verify("proposal", token, clock())?.split(":") ?? [];
    if (!/^\d{1,9}$/.test(id)) return null;
    return { id: Number(id), by: purposes.find((known) => known === purpose) ?? "customer" };
  }

  const byLink: ProposalsByLink = {
    find: async (token) => {
      const link = read(token);
      const proposal = link && link.by !== "live" ? await customers.find(link.id) : null;
      if (!link || !proposal) return null;
      const [last] = proposal.versions;
      // Who has the e-mail's link has its mailbox.
      if (link.by === "customer" && last) await confirmAddress(db, last.email);
      return { proposal, isPreview: link.by === "preview" };
    },
    conversationOf: customers.conversationOf,
    opened: customers.opened,
    carsNow: customers.carsNow,
  };
  return { byStaff: openStaffProposals(shared), byCustomer: customers, byLink, news, read };
}

/** What is for sale or held, with a price: a car that is held may be the customer's own. */
function offeredCar(plate: LicensePlate, stock: LiveCatalogue): OfferedCar | null {
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
