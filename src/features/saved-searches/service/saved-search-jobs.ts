import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import { type JobKinds, manyRetries, twoRetries } from "#platform/jobs/job-kind.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { savedSearchPaths } from "../rules/saved-search-paths.ts";
import { filterOfSavedSearch, plateOfSavedSearch } from "../rules/saved-search-query.ts";
import { savedSearchTerms } from "../rules/saved-search-terms.ts";
import { findEndingSavedSearches, purgeSavedSearchRows } from "../storage/saved-searches.ts";
import { matchSavedSearches } from "./match-saved-searches.ts";
import { notifySavedSearches } from "./notify-saved-searches.ts";
import { manageToken, type SavedSearchContext, searchSummary } from "./saved-search-context.ts";
import { endingSavedSearchEmail } from "./saved-search-emails.ts";
import { openSavedSearchIndex } from "./saved-search-index.ts";

/** What watches do by the clock and after a change of the stock: in the job's own transaction, so exactly once. */
export function savedSearchJobs(context: SavedSearchContext): JobKinds {
  const index = openSavedSearchIndex();
  return {
    "match-watches": {
      inTransaction: async (job, tx) => {
        const isNews = await matchSavedSearches(job, tx, { index, clock: context.clock });
        if (isNews) await addNotifyJob(tx, job.id, context.clock());
      },
      // Also by the clock: where a job was given up, the next one finds what it would have found.
      every: { period: "hour", afterMs: 60_000 },
      pausesS: manyRetries,
    },
    "tell-watches": {
      inTransaction: async (job, tx) => {
        const isMore = await notifySavedSearches(tx, context);
        if (isMore)
          await addJob(tx, { kind: "tell-watches", key: `tell-watches:after:${job.id}`, payload: {} });
      },
      // Those who want it once a day are told in the first hour that is late enough.
      every: { period: "hour", afterMs: 120_000 },
      pausesS: manyRetries,
    },
    "old-watches": {
      inTransaction: (_job, tx) => purgeSavedSearches(tx, context),
      every: { period: "day", afterMs: 35 * 60_000 },
      pausesS: twoRetries,
    },
  };
}

/** Now, and once more when whoever was told a moment ago may be told again. */
async function addNotifyJob(tx: Database, id: number, now: Date): Promise<void> {
  await addJob(tx, { kind: "tell-watches", key: `tell-watches:${id}`, payload: {} });
  const gapMs = savedSearchTerms.gapMinutes * 60_000;
  const later = new Date((Math.floor(now.getTime() / gapMs) + 2) * gapMs);
  await addJob(tx, {
    kind: "tell-watches",
    key: `tell-watches:at:${later.toISOString()}`,
    payload: {},
    runAt: later,
  });
}

/** Once a day: asks whose watch ends soon, and forgets what has ended and what nobody confirmed. */
export async function purgeSavedSearches(tx: Database, context: SavedSearchContext): Promise<void> {
  const now = context.clock();
  const soon = daysAfter(now, savedSearchTerms.askedDaysBefore);
  const requestedBefore = daysAfter(now, -savedSearchTerms.confirmDays);
  await purgeSavedSearchRows(tx, { now, requestedBefore });
  for (const { id, address, query, until } of await findEndingSavedSearches(tx, soon)) {
    if (address === null || until === null) continue;
    const email = endingSavedSearchEmail(
      {
        to: address,
        messageKey: `watch-ending:${id}:${until.toISOString()}`,
        summary: searchSummary(query, context),
        isCar: plateOfSavedSearch(filterOfSavedSearch(query, now)) !== null,
      },
      until,
      savedSearchPaths.manage(manageToken(context, id)),
    );
    await context.addToOutbox(tx, email);
  }
}
