import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import type { Database } from "#platform/db/database.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { careForHold, endHold, extendHold } from "./api/reservation-calls.ts";
import { reservationRoutes } from "./api/reservation-routes.ts";
import { reservationsContext } from "./context.ts";
import type { Reservations } from "./reservation-services.ts";
import { holdJobs } from "./service/hold-jobs.ts";

type Uses = {
  reservations: Reservations;
  stock: StockInStep;
  db: Database;
  clock: () => Date;
  publicOrigin: string;
};

export const reservationsFeature: Feature<Uses> = {
  routes: (services, http) => reservationRoutes({ ...services, ...http }),
  jobs: ({ reservations }) => holdJobs(reservations.context),
  staffCalls: [extendHold, careForHold, endHold],
  provide: ({ reservations }) => [provided(reservationsContext, reservations.byLink)],
};
