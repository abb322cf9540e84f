import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { externalStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { FindVehicle, VehicleRegister } from "#features/vehicle-register/rules/vehicle-answer.ts";
import type { Database } from "#platform/db/database.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import { openBids } from "./service/bids.ts";
import { openDossiers } from "./service/dossiers.ts";
import type { TrackerContext } from "./service/tracker-context.ts";
import { openTrackers } from "./service/trackers.ts";

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
  stock: StockInStep;
  clock: () => Date;
  findVehicle: FindVehicle;
  register: VehicleRegister;
  valuations: Valuations;
}) {
  /** The same for calls and for jobs. */
  const context: TrackerContext = {
    clock,
    sendLater,
    stores: () => stock.catalogs().chain.everyLabel,
    factsOf: externalStock.factsOf,
    countAdverts: (filter) => countFound(stock.catalogs().external, filter),
  };
  const bids = openBids({ db, findVehicle, valuations, clock });
  return {
    bids,
    dossiers: openDossiers({ db, register, valuations, bids, clock }),
    trackers: openTrackers({ ...context, db, valuations }),
    context,
  };
}
