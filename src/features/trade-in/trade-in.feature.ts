import type { Feature } from "#platform/feature.ts";
import { addTracker, endTracker, handleMatch, listTrackers } from "./api/tracker-calls.ts";
import {
  addBid,
  addCost,
  listBids,
  openRegister,
  readDossier,
  tradeInInfoCall,
  undoBid,
} from "./api/trade-in-calls.ts";
import { trackerJobs } from "./service/tracker-jobs.ts";
import type { TradeInServices } from "./trade-in-services.ts";

export const tradeInFeature: Feature<{ tradeIn: TradeInServices }> = {
  jobs: ({ tradeIn }) => trackerJobs(tradeIn.context),
  staffCalls: [
    tradeInInfoCall,
    readDossier,
    openRegister,
    addBid,
    undoBid,
    listBids,
    addCost,
    addTracker,
    listTrackers,
    endTracker,
    handleMatch,
  ],
};
