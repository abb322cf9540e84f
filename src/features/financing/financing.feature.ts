import type { Feature } from "#platform/feature.ts";
import { type PlanServices, planRoutes } from "./api/plan-routes.ts";

export const financingFeature: Feature<PlanServices> = { routes: planRoutes };
