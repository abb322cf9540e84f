import type { Feature } from "#platform/feature.ts";
import {
  addPurchaseAlert,
  endPurchaseAlert,
  handleMatch,
  listPurchaseAlerts,
} from "./api/purchase-alert-calls.ts";
import {
  addBid,
  addCost,
  listBids,
  openRegister,
  readValuationFile,
  tradeInInfoCall,
  undoBid,
} from "./api/trade-in-calls.ts";
import { purchaseAlertJobs } from "./service/purchase-alert-jobs.ts";
import type { TradeInServices } from "./trade-in-services.ts";

export const tradeInFeature: Feature<{ tradeIn: TradeInServices }> = {
  jobs: ({ tradeIn }) => purchaseAlertJobs(tradeIn.context),
  staffCalls: [
    tradeInInfoCall,
    readValuationFile,
    openRegister,
    addBid,
    undoBid,
    listBids,
    addCost,
    addPurchaseAlert,
    listPurchaseAlerts,
    endPurchaseAlert,
    handleMatch,
  ],
};
