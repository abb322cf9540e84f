import type { RouterContext, RouterContextProvider } from "react-router";
import { bookingDeskContext, testDrivesContext } from "#features/bookings/context.ts";
import { caseDeskContext } from "#features/cases/context.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { sharedListsContext } from "#features/favourites/context.ts";
import { newsletterContext } from "#features/newsletter/context.ts";
import { proposalDeskContext } from "#features/proposals/context.ts";
import { holdDeskContext } from "#features/reservations/context.ts";
import { watchesContext } from "#features/saved-searches/context.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { estimatesContext, valuationsContext } from "#features/valuation/context.ts";
import { findVehicleContext } from "#features/vehicle-register/context.ts";
import { verifyStaffContext } from "#platform/auth/context.ts";
import { inboxContext, mailContext } from "#platform/mail/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { uploadsContext } from "#platform/uploads/context.ts";

const contexts = {
  stock: stockContext,
  clock: clockContext,
  uploads: uploadsContext,
  mail: mailContext,
  inbox: inboxContext,
  site: siteContext,
  caseDesk: caseDeskContext,
  holdDesk: holdDeskContext,
  proposalDesk: proposalDeskContext,
  sharedLists: sharedListsContext,
  bookingDesk: bookingDeskContext,
  testDrives: testDrivesContext,
  newsletter: newsletterContext,
  watches: watchesContext,
  findVehicle: findVehicleContext,
  valuations: valuationsContext,
  estimates: estimatesContext,
  verifyStaff: verifyStaffContext,
};
type Contexts = typeof contexts;
type PageServices = {
  [Name in keyof Contexts]: Contexts[Name] extends RouterContext<infer Value> ? Value : never;
};

/** What pages ask, the same for every request. */
export function provideServices(context: RouterContextProvider, services: PageServices): void {
  for (const name of Object.keys(contexts) as (keyof Contexts)[])
    context.set(contexts[name] as RouterContext, services[name]);
}
