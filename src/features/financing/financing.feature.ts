import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import type { Database } from "#platform/db/database.ts";
import type { Feature } from "#platform/feature.ts";
import { planRoutes } from "./api/plan-routes.ts";

type Uses = { db: Database; stock: StockInStep; clock: () => Date; publicOrigin: string };

export const financingFeature: Feature<Uses> = {
  routes: (services, http) => planRoutes({ ...services, ...http }),
};
