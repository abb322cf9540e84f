import type { BookingServices } from "#features/bookings/booking-services.ts";
import type { Cases } from "#features/cases/service/cases.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import type { FormServices } from "#features/forms/api/post-form.ts";
import type { FindVehicle } from "#features/vehicle-register/rules/vehicle-answer.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { twiceMore } from "#platform/jobs/job-kind.ts";
import type { Logger } from "#platform/log/log.ts";
import { valuationRoutes } from "./api/valuation-routes.ts";
import { estimatesContext, valuationsContext } from "./context.ts";
import { type Estimates, scoreEstimates } from "./service/estimates.ts";
import type { Valuations } from "./service/valuations.ts";

type Uses = FormServices & {
  cases: Cases;
  bookings: BookingServices;
  findVehicle: FindVehicle;
  valuations: Valuations;
  estimates: Estimates;
  stock: StockInStep;
  log: Logger;
};

export const valuationFeature: Feature<Uses> = {
  routes: (services, http) => valuationRoutes({ ...services, ...http }),
  jobs: ({ db, clock, log }) => ({
    "estimate-scores": {
      outside: async () => {
        const scored = await scoreEstimates(db, clock());
        if (scored > 0) log.info({ scored }, "estimates were held against what was paid");
      },
      every: { period: "day", afterMs: 28 * 60_000 },
      pausesS: twiceMore,
      atMostMs: 10 * 60_000,
    },
  }),
  provide: ({ valuations, estimates }) => [
    provided(valuationsContext, valuations),
    provided(estimatesContext, estimates),
  ],
};
