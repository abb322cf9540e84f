import type { Database } from "#data/database.ts";
import { findStockedAdverts, type StockedAdvert } from "#data/queries/catalog-stock.ts";
import { addJob } from "#data/queries/jobs.ts";
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
} from "#data/queries/purchase-trackers.ts";
import { textMatcher } from "#domain/filter/matches-search.ts";
import { priceBoundsFromMonthly } from "#domain/finance/price-bounds.ts";
import { newsOfAdvert } from "#domain/trade-in/advert-news.ts";
import { SearchIndex } from "#domain/watch/search-index.ts";
import { watchedFilterOf } from "#domain/watch/watched-query.ts";
import type { TrackerNeeds } from "./tracker-needs.ts";

/** So many adverts in one transaction. */
export const advertsPerMatch = 500;

/**
 * What has come or become cheaper on the market since the last time, and who looks for it: by the very index of watched
 * searches. In the job's own transaction, so exactly once. [TRACKER-3]
 */
export async function matchTrackers(
  job: { id: number },
  tx: Database,
  { factsOf, clock }: Pick<TrackerNeeds, "factsOf" | "clock">,
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
