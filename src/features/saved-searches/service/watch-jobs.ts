import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import { type JobKinds, persistently, twiceMore } from "#platform/jobs/job-kind.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { watchPaths } from "../rules/watch-paths.ts";
import { watchTerms } from "../rules/watch-terms.ts";
import { watchedFilterOf, watchedPlate } from "../rules/watched-query.ts";
import { findEndingWatches, forgetWatches } from "../storage/watches.ts";
import { matchWatches } from "./match-watches.ts";
import { manageToken, type SavedSearchContext, watchWords } from "./saved-search-context.ts";
import { tellWatches } from "./tell-watches.ts";
import { openWatchIndex } from "./watch-index.ts";
import { endingWatchLetter } from "./watch-letters.ts";

/** What watches do by the clock and after a change of the stock: in the job's own transaction, so exactly once. */
export function watchJobs(needs: SavedSearchContext): JobKinds {
  const index = openWatchIndex();
  return {
    "match-watches": {
      inTransaction: async (job, tx) => {
        const isNews = await matchWatches(job, tx, { index, clock: needs.clock });
        if (isNews) await addTelling(tx, job.id, needs.clock());
      },
      // Also by the clock: where a job was given up, the next one finds what it would have found.
      every: { period: "hour", afterMs: 60_000 },
      pausesS: persistently,
    },
    "tell-watches": {
      inTransaction: async (job, tx) => {
        const isMore = await tellWatches(tx, needs);
        if (isMore)
          await addJob(tx, { kind: "tell-watches", key: `tell-watches:after:${job.id}`, payload: {} });
      },
      // Those who want it once a day are told in the first hour that is late enough.
      every: { period: "hour", afterMs: 120_000 },
      pausesS: persistently,
    },
    "old-watches": {
      inTransaction: (_job, tx) => tidyWatches(tx, needs),
      every: { period: "day", afterMs: 35 * 60_000 },
      pausesS: twiceMore,
    },
  };
}

/** Now, and once more when whoever was told a moment ago may be told again. */
async function addTelling(tx: Database, id: number, now: Date): Promise<void> {
  await addJob(tx, { kind: "tell-watches", key: `tell-watches:${id}`, payload: {} });
  const gapMs = watchTerms.gapMinutes * 60_000;
  const later = new Date((Math.floor(now.getTime() / gapMs) + 2) * gapMs);
  await addJob(tx, {
    kind: "tell-watches",
    key: `tell-watches:at:${later.toISOString()}`,
    payload: {},
    runAt: later,
  });
}

/** Once a day: asks whose watch ends soon, and forgets what has ended and what nobody confirmed. */
export async function tidyWatches(tx: Database, needs: SavedSearchContext): Promise<void> {
  const now = needs.clock();
  const soon = daysAfter(now, watchTerms.askedDaysBefore);
  const askedBefore = daysAfter(now, -watchTerms.confirmDays);
  await forgetWatches(tx, { now, askedBefore });
  for (const { id, address, query, until } of await findEndingWatches(tx, soon)) {
    if (address === null || until === null) continue;
    const letter = endingWatchLetter(
      {
        to: address,
        messageKey: `watch-ending:${id}:${until.toISOString()}`,
        words: watchWords(query, needs),
        isCar: watchedPlate(watchedFilterOf(query, now)) !== null,
      },
      until,
      watchPaths.manage(manageToken(needs, id)),
    );
    await needs.sendLater(tx, letter);
  }
}
