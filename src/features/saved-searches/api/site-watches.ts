import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import type { WatchNeeds } from "../service/watch-needs.ts";

type Needs = { stock: StockInStep; links: SignedLinks; clock: () => Date };

/** What watches know of the stock and of our addresses: the same for pages and for jobs. */
export function siteWatches({ stock, links, clock }: Needs): WatchNeeds {
  return {
    clock,
    links,
    sendLater,
    stores: () => stock.catalogs().chain.everyLabel,
    countCars: (filter) => countFound(stock.catalogs().listed, filter),
  };
}
