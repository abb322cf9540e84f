import { textMatcher } from "#features/catalogue/rules/matches-search.ts";
import { findStockedAdverts, type StockedAdvert } from "#features/catalogue/storage/catalog-stock.ts";
import { priceBoundsFromMonthly } from "#features/credit/rules/price-bounds.ts";
import { SearchIndex } from "#features/saved-searches/rules/search-index.ts";
import { watchedFilterOf } from "#features/saved-searches/rules/watched-query.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { newsOfAdvert } from "../rules/advert-news.ts";
import {
  addMatches,
  findSeenPrices,
  findTrackers,
  findUnseenAdverts,
  lockTracking,
  type NewMatch,
  saveSeenPrices,
  seeWholeMarket,
  type TrackerRow,
} from "../storage/purchase-trackers.ts";
import type { TrackerContext } from "./tracker-context.ts";

/** So many adverts in one transaction. */
export const advertsPerMatch = 500;

/**
 * What has come or become cheaper on the market since the last time, and who looks for it: by the very index of watched
 * searches. In the job's own transaction, so exactly once.
 */
export async function matchTrackers(
  job: { id: number },
  tx: Database,
  { factsOf, clock }: Pick<TrackerContext, "factsOf" | "clock">,
): Promise<void> {
  await lockTracking(tx);
  if (await seeWholeMarket(tx)) return;
  const ids = await findUnseenAdverts(tx, advertsPerMatch + 1);
  if (ids.length > advertsPerMatch)
    await addJob(tx, { kind: "match-trackers", key: `match-trackers:after:${job.id}`, payload: {} });
  const adverts = await findStockedAdverts(tx, ids.slice(0, advertsPerMatch));
  if (adverts.length === 0) return;
  const seen = await findSeenPrices(
    tx,
    adverts.map(({ id }) => id),
  );
  const now = clock();
  const index = indexOf(await findTrackers(tx), now);
  const found = adverts.flatMap((advert) => {
    const reason = newsOfAdvert(seen.get(advert.id) ?? null, advert.price);
    if (reason === null) return [];
    const facts = factsOf(advert, now);
    const finds = textMatcher(() => facts.texts, advert.licenseplate);
    return index.idsWith(facts, finds).map((id) => matchOf(id, advert, reason));
  });
  await addMatches(tx, found, now);
  await saveSeenPrices(tx, adverts);
}

/** Our buyers are few: made anew each time, it is never out of date. */
function indexOf(trackers: readonly TrackerRow[], now: Date): SearchIndex {
  const index = new SearchIndex(priceBoundsFromMonthly);
  for (const { id, query } of trackers) index.put(id, watchedFilterOf(query, now));
  return index;
}

function matchOf(trackerId: number, { id, licenseplate, price }: StockedAdvert, reason: string): NewMatch {
  return { trackerId, advertId: id, reason, licenseplate, price };
}
