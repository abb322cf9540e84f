import { openAccountServices } from "#features/accounts/account-services.ts";
import type { ViewCounter } from "#features/adverts/service/count-views.ts";
import { openBookingServices } from "#features/bookings/booking-services.ts";
import { openCaseServices } from "#features/cases/case-services.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { openSharedLists } from "#features/favourites/service/shared-lists.ts";
import { openNewsletter } from "#features/newsletter/service/newsletter.ts";
import { openProposalServices } from "#features/proposals/proposal-services.ts";
import type { WorkshopSenders } from "#features/public-api/api/forms/workshop-intake.ts";
import type { SoldFiles } from "#features/public-api/service/sold-files.ts";
import { openReservations } from "#features/reservations/reservation-services.ts";
import { openSavedSearches } from "#features/saved-searches/saved-search-services.ts";
import type { KnownFacts } from "#features/site-facts/service/known-facts.ts";
import { carPictures } from "#features/stock/service/car-pictures.ts";
import { openStockList } from "#features/stock/service/stock-list.ts";
import { openTradeInServices } from "#features/trade-in/trade-in-services.ts";
import { openEstimates } from "#features/valuation/service/estimates.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { FindVehicle, VehicleRegister } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import type { SiteSignIn } from "#platform/auth/open-sign-in.ts";
import type { Env } from "#platform/config/env.ts";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { formTokens } from "#platform/http/form-token.ts";
import type { Logger } from "#platform/log/log.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import type { MailSurroundings } from "#platform/mail/ready-mail.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import type { SiteMedia } from "#platform/pictures/picture-files.ts";
import type { PictureStore } from "#platform/pictures/picture-store.ts";
import type { Uploads } from "#platform/uploads/uploads.ts";
import type { OutsideAddresses } from "./http/outside-addresses.ts";
import type { LoadWatch } from "./load-watch.ts";

/** What is opened once a process, and closed with it. */
export type Resources = {
  db: Database;
  /** Answers soon, whatever the database does. */
  isReachable: () => Promise<boolean>;
  /** Whether what visitors send cannot be stored. */
  isDiskFull: () => Promise<boolean>;
  stock: LiveCatalogue;
  facts: KnownFacts;
  files: FileStore;
  soldFiles: SoldFiles;
  pictures: PictureStore;
  /** Other widths and formats of pictures, and those of the demo. */
  media: SiteMedia;
  uploads: Uploads;
  mail: MailSurroundings;
  /** Whom plates are asked of, and the same with what only staff may know. */
  findVehicle: FindVehicle;
  register: VehicleRegister;
  valuations: Valuations;
  signIn: SiteSignIn;
  views: Pick<ViewCounter, "see">;
  /** Who may send a workshop's figures from elsewhere. */
  workshop: WorkshopSenders;
  /** What is short beside the line of requests. */
  load: LoadWatch;
  outside: OutsideAddresses;
  publicOrigin: string;
  appEnv: Env["APP_ENV"];
  metrics: Metrics;
  log: Logger;
  clock: () => Date;
};

export type Services = ReturnType<typeof openServices>;

/** All services, from the bottom tier up: each asks those above it alone. */
export function openServices(resources: Resources) {
  const opened = { ...resources, links: resources.mail.links };
  const newsletter = openNewsletter({ ...opened, addToOutbox });
  const cases = openCaseServices(opened);
  const savedSearches = openSavedSearches(opened);
  const reservations = openReservations(opened);
  const bookings = openBookingServices({ ...opened, cases });
  const proposals = openProposalServices({ ...opened, cases, reservations });
  return {
    ...opened,
    formTokens: formTokens(opened),
    sharedLists: openSharedLists(opened),
    estimates: openEstimates(opened),
    stockList: openStockList(opened.db),
    carPictures: carPictures(opened),
    newsletter,
    cases,
    savedSearches,
    reservations,
    bookings,
    proposals,
    myPages: openAccountServices({ ...opened, cases, reservations }),
    tradeIn: openTradeInServices(opened),
  };
}
