import type { ApiCall } from "./call.ts";
import { brandCount } from "./calls/brand-count.ts";
import { changedCars } from "./calls/changes.ts";
import { foundCars, foundDeliveredCars } from "./calls/found-cars.ts";
import { allCars, allExternalAdverts, deliveredCars } from "./calls/full-stock.ts";
import { similarCars } from "./calls/similar-cars.ts";
import { soldMonths } from "./calls/sold-months.ts";

/** Every call that reads the stock, as product.md §7 lists them: routes, OpenAPI and the readable page follow. */
export const apiCalls: readonly ApiCall[] = [
  allCars,
  deliveredCars,
  changedCars,
  similarCars,
  brandCount,
  foundCars,
  foundDeliveredCars,
  soldMonths,
  allExternalAdverts,
];
