import { type Feature, provided } from "#platform/feature.ts";
import { endReservation, extendReservation, followUpReservation } from "./api/reservation-calls.ts";
import { type ReservationUses, reservationRoutes } from "./api/reservation-routes.ts";
import { reservationsContext } from "./context.ts";
import { reservationJobs } from "./service/reservation-jobs.ts";

export const reservationsFeature: Feature<ReservationUses> = {
  routes: reservationRoutes,
  jobs: ({ reservations }) => reservationJobs(reservations.context),
  staffCalls: [extendReservation, followUpReservation, endReservation],
  provide: ({ reservations }) => [provided(reservationsContext, reservations.byLink)],
};
