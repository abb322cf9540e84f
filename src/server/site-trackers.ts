import type { StockInStep } from "#catalog/keep-in-step.ts";
import { countFound } from "#catalog/search.ts";
import { externalStock } from "#catalog/stock/stock-kinds.ts";
import { sendLater } from "#services/outbox/send-later.ts";
import type { TrackerNeeds } from "#services/trackers/tracker-needs.ts";

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
