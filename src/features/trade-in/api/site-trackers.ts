import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { externalStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import type { TrackerNeeds } from "../service/tracker-needs.ts";

type Needs = { stock: StockInStep; clock: () => Date };

/** What trackers know of the market: the same for calls and for jobs. */
export function siteTrackers({ stock, clock }: Needs): TrackerNeeds {
  return {
    clock,
    sendLater,
    stores: () => stock.catalogs().chain.everyLabel,
    factsOf: externalStock.factsOf,
    countAdverts: (filter) => countFound(stock.catalogs().external, filter),
  };
}
