import type { RouterContext, RouterContextProvider } from "react-router";
import {
  caseDeskContext,
  clockContext,
  findVehicleContext,
  holdDeskContext,
  mailContext,
  newsletterContext,
  sharedListsContext,
  siteContext,
  stockContext,
  testDrivesContext,
  uploadsContext,
  watchesContext,
} from "#web/context.ts";

type ContextValue<Context> = Context extends RouterContext<infer Value> ? Value : never;

type PageServices = {
  stock: ContextValue<typeof stockContext>;
  clock: ContextValue<typeof clockContext>;
  uploads: ContextValue<typeof uploadsContext>;
  mail: ContextValue<typeof mailContext>;
  site: ContextValue<typeof siteContext>;
  caseDesk: ContextValue<typeof caseDeskContext>;
  holdDesk: ContextValue<typeof holdDeskContext>;
  sharedLists: ContextValue<typeof sharedListsContext>;
  testDrives: ContextValue<typeof testDrivesContext>;
  newsletter: ContextValue<typeof newsletterContext>;
  watches: ContextValue<typeof watchesContext>;
  findVehicle: ContextValue<typeof findVehicleContext>;
};

/** What pages ask, the same for every request. */
export function provideServices(context: RouterContextProvider, services: PageServices): void {
  context.set(stockContext, services.stock);
  context.set(clockContext, services.clock);
  context.set(uploadsContext, services.uploads);
  context.set(mailContext, services.mail);
  context.set(siteContext, services.site);
  context.set(caseDeskContext, services.caseDesk);
  context.set(holdDeskContext, services.holdDesk);
  context.set(sharedListsContext, services.sharedLists);
  context.set(testDrivesContext, services.testDrives);
  context.set(newsletterContext, services.newsletter);
  context.set(watchesContext, services.watches);
  context.set(findVehicleContext, services.findVehicle);
}
