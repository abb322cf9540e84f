import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { siteTrackers } from "#features/trade-in/api/site-trackers.ts";
import { openTradeDesk } from "#features/trade-in/service/trade-desk.ts";
import { noRegister } from "#features/vehicle-register/rules/vehicle-answer.ts";
import type { Database } from "#platform/db/database.ts";
import type { SiteNeeds } from "./site-needs.ts";

type Needs = Required<Pick<SiteNeeds, "findVehicle">> &
  Pick<SiteNeeds, "clock"> & {
    register: SiteNeeds["register"] | undefined;
    db: Database;
    stock: StockInStep;
    valuations: NonNullable<SiteNeeds["valuations"]> | null;
  };

/** What our buyers work with, on the stock and the register of this site. */
export function siteTrade({ register = noRegister, stock, clock, ...needs }: Needs) {
  return openTradeDesk({ ...siteTrackers({ stock, clock }), ...needs, register });
}
