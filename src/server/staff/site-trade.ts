import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import { noRegister } from "#domain/vehicle/vehicle-answer.ts";
import { openTradeDesk } from "#services/trade-in/trade-desk.ts";
import type { SiteNeeds } from "../site-needs.ts";
import { siteTrackers } from "../site-trackers.ts";

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
