import { textMatcher } from "#features/catalogue/rules/matches-search.ts";
import { findStockedAdverts, type StockedAdvert } from "#features/catalogue/storage/catalog-stock.ts";
import { priceBoundsFromMonthly } from "#features/credit/rules/price-bounds.ts";
import { filterOfSavedSearch } from "#features/saved-searches/rules/saved-search-query.ts";
import { SearchIndex } from "#features/saved-searches/rules/search-index.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { changeOfAdvert } from "../rules/advert-change.ts";
import {
  addMatches,
  findPurchaseAlerts,
  findSeenPrices,
  findUnseenAdverts,
  lockPurchaseAlerts,
  matchFullMarket,
  type NewMatch,
  type PurchaseAlertRow,
  saveSeenPrices,
} from "../storage/purchase-alerts.ts";
import type { PurchaseAlertContext } from "./purchase-alert-context.ts";

/** So many adverts in one transaction. */
export const advertsPerMatch = 500;

/**
 * What has come or become cheaper on the market since the last time, and who looks for it: by the very index of watched
 * searches. In the job's own transaction, so exactly once.
 */
export async function matchPurchaseAlerts(
  job: { id: number },
  tx: Database,
  { factsOf, clock }: Pick<PurchaseAlertContext, "factsOf" | "clock">,
): Promise<void> {
  await lockPurchaseAlerts(tx);
  if (await matchFullMarket(tx)) return;
  const ids = await findUnseenAdverts(tx, advertsPerMatch + 1);
  if (ids.length > advertsPerMatch)
    await addJob(tx, { kind: "match-trackers", key: `match-trackers:after:${job.id}`, payload: {} });
  const adverts = await findStockedAdverts(tx, ids.slice(0, advertsPerMatch));
  if (adverts.length === 0) return;
  const pricesBefore = await findSeenPrices(
    tx,
    adverts.map(({ id }) => id),
  );
  const now = clock();
  const index = indexOf(await findPurchaseAlerts(tx), now);
  const matches = adverts.flatMap((advert) => {
    const reason = changeOfAdvert(pricesBefore.get(advert.id) ?? null, advert.price);
    if (reason === null) return [];
    const facts = factsOf(advert, now);
    const finds = textMatcher(() => facts.texts, advert.licenseplate);
    return index.idsWith(facts, finds).map((id) => matchOf(id, advert, reason));
  });
  await addMatches(tx, matches, now);
  await saveSeenPrices(tx, adverts);
}

/** Our buyers are few: made anew each time, it is never out of date. */
function indexOf(purchaseAlerts: readonly PurchaseAlertRow[], now: Date): SearchIndex {
  const index = new SearchIndex(priceBoundsFromMonthly);
  for (const { id, query } of purchaseAlerts) index.put(id, filterOfSavedSearch(query, now));
  return index;
}

function matchOf(trackerId: number, { id, licenseplate, price }: StockedAdvert, reason: string): NewMatch {
  return { trackerId, advertId: id, reason, licenseplate, price };
}
