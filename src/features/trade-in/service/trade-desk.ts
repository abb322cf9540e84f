import type { VehicleRegister } from "#features/vehicle-register/rules/vehicle-answer.ts";
import { type BidNeeds, openBids } from "./bids.ts";
import { openDossiers } from "./dossiers.ts";
import type { TrackerNeeds } from "./tracker-needs.ts";
import { openTrackers } from "./trackers.ts";

type Needs = BidNeeds & Pick<TrackerNeeds, "stores" | "countAdverts"> & { register: VehicleRegister };

export type TradeDesk = ReturnType<typeof openTradeDesk>;

/** What our buyers work with: dossiers, bids and purchase trackers. */
export function openTradeDesk(needs: Needs) {
  const bids = openBids(needs);
  const { findVehicle, valuations } = needs;
  return {
    bids,
    dossiers: openDossiers({ ...needs, bids }),
    trackers: openTrackers(needs),
    findVehicle,
    valuations,
  };
}
