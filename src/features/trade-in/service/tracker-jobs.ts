import { findStockedAdverts } from "#features/catalogue/storage/catalog-stock.ts";
import { watchTerms } from "#features/saved-searches/rules/watch-terms.ts";
import { watchWords } from "#features/saved-searches/service/saved-search-context.ts";
import type { Database } from "#platform/db/database.ts";
import type { JobKinds } from "#platform/jobs/job-kind.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { findUntold, lockTracking, markMatchesTold } from "../storage/purchase-trackers.ts";
import { matchTrackers } from "./match-trackers.ts";
import type { TrackerContext } from "./tracker-context.ts";
import { trackerLetter } from "./tracker-letter.ts";

/** A bad hour of the database is over after these. */
const pausesS = [10, 60, 300, 900, 3_600];
const gapMs = watchTerms.gapMinutes * 60_000;

/** What trackers do after a change of the market, and by the clock where a job was given up. */
export function trackerJobs(needs: TrackerContext): JobKinds {
  return {
    "match-trackers": {
      inTransaction: async (job, tx) => {
        await matchTrackers(job, tx, needs);
        await tellTrackers(tx, needs);
      },
      every: { period: "hour", afterMs: 90_000 },
      pausesS,
    },
  };
}

/** A letter for each tracker that has found something, not more than one in a quarter; what came meanwhile is one letter. */
async function tellTrackers(tx: Database, needs: TrackerContext): Promise<void> {
  await lockTracking(tx);
  const now = needs.clock();
  const { due, isMore } = await findUntold(tx, new Date(now.getTime() - gapMs));
  for (const { tracker, matches } of due) {
    const adverts = await findStockedAdverts(
      tx,
      matches.map(({ advertId }) => advertId),
    );
    const byId = new Map(adverts.map((advert) => [advert.id, advert]));
    const letter = trackerLetter(tracker, matches, byId, watchWords(tracker.query, needs));
    if (letter) await needs.sendLater(tx, letter);
    await markMatchesTold(tx, tracker.id, now);
  }
  if (!isMore) return;
  const later = new Date((Math.floor(now.getTime() / gapMs) + 2) * gapMs);
  await addJob(tx, {
    kind: "match-trackers",
    key: `match-trackers:at:${later.toISOString()}`,
    payload: {},
    runAt: later,
  });
}
