import { Hono } from "hono";
import { type Feature, provided } from "#platform/feature.ts";
import { liveRoutes } from "./api/live-routes.ts";
import { stockContext } from "./context.ts";
import type { LiveCatalogue } from "./service/live-catalogue.ts";
import { stockMetrics } from "./service/stock-metrics.ts";

type Uses = { stock: LiveCatalogue; clock: () => Date };

export const catalogueFeature: Feature<Uses> = {
  files: (services, http) => new Hono().route("/", liveRoutes({ ...services, ...http })),
  metrics: stockMetrics,
  provide: ({ stock }) => [provided(stockContext, stock)],
};
