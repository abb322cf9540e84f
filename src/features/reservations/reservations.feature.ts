import { type Feature, provided } from "#platform/feature.ts";
import { careForHold, endHold, extendHold } from "./api/reservation-calls.ts";
import { type ReservationUses, reservationRoutes } from "./api/reservation-routes.ts";
import { reservationsContext } from "./context.ts";
import { holdJobs } from "./service/hold-jobs.ts";

export const reservationsFeature: Feature<ReservationUses> = {
  routes: reservationRoutes,
  jobs: ({ reservations }) => holdJobs(reservations.context),
  staffCalls: [extendHold, careForHold, endHold],
  provide: ({ reservations }) => [provided(reservationsContext, reservations.byLink)],
};
