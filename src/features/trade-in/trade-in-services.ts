import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { externalStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { FindVehicle, VehicleRegister } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import type { Database } from "#platform/db/database.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { openBids } from "./service/bids.ts";
import type { PurchaseAlertContext } from "./service/purchase-alert-context.ts";
import { openPurchaseAlerts } from "./service/purchase-alerts.ts";
import { openValuationFiles } from "./service/valuation-files.ts";

export type TradeInServices = ReturnType<typeof openTradeInServices>;

/** What our buyers work with. */
export function openTradeInServices({
  db,
  stock,
  clock,
  findVehicle,
  register,
  valuations,
}: {
  db: Database;
  stock: LiveCatalogue;
  clock: () => Date;
  findVehicle: FindVehicle;
  register: VehicleRegister;
  valuations: Valuations;
}) {
  /** The same for calls and for jobs. */
  const context: PurchaseAlertContext = {
    clock,
    addToOutbox,
    stores: () => stock.catalogs().chain.everyLabel,
    factsOf: externalStock.factsOf,
    countAdverts: (filter) => countFound(stock.catalogs().external, filter),
  };
  const bids = openBids({ db, findVehicle, valuations, clock });
  return {
    bids,
    valuationFiles: openValuationFiles({ db, register, valuations, bids, clock }),
    purchaseAlerts: openPurchaseAlerts({ ...context, db, valuations }),
    context,
  };
}
