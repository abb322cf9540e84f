import { Hono } from "hono";
import type { CaseServices } from "#features/cases/case-services.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { FormServices } from "#features/forms/api/submit-form.ts";
import type { Reservations } from "#features/reservations/reservation-services.ts";
import { type Feature, provided } from "#platform/feature.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { cancelBooking, closeBooking, listBookings, listTimes, moveBooking } from "./api/booking-calls.ts";
import { changeRoutes } from "./api/change-routes.ts";
import { driveRoutes } from "./api/drive-routes.ts";
import { workshopRoutes } from "./api/workshop-routes.ts";
import type { BookingServices } from "./booking-services.ts";
import { bookingsContext, testDrivesContext } from "./context.ts";
import { bookingJobs } from "./service/booking-jobs.ts";

type Uses = FormServices & {
  bookings: BookingServices;
  cases: CaseServices;
  reservations: Reservations;
  stock: LiveCatalogue;
};

export const bookingsFeature: Feature<Uses> = {
  routes: (services, http) => {
    const routes = new Hono<SiteVariables>();
    for (const part of [driveRoutes, changeRoutes, workshopRoutes]) routes.route("/", part(services, http));
    return routes;
  },
  jobs: ({ bookings }) => bookingJobs(bookings.context),
  staffCalls: [listBookings, listTimes, moveBooking, cancelBooking, closeBooking],
  provide: ({ bookings }) => [
    provided(bookingsContext, bookings),
    provided(testDrivesContext, bookings.testDrives),
  ],
};
