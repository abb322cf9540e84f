import type { RouterContext, RouterContextProvider } from "react-router";
import {
  bookingDeskContext,
  caseDeskContext,
  clockContext,
  estimatesContext,
  findVehicleContext,
  holdDeskContext,
  mailContext,
  newsletterContext,
  proposalDeskContext,
  sharedListsContext,
  siteContext,
  stockContext,
  testDrivesContext,
  uploadsContext,
  valuationsContext,
  watchesContext,
} from "#web/context.ts";

const contexts = {
  stock: stockContext,
  clock: clockContext,
  uploads: uploadsContext,
  mail: mailContext,
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
