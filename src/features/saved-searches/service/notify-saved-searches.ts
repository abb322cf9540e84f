import { instantAt, stockholmDay, stockholmMinute } from "#core/dates/stockholm-day.ts";
import { findStockedCars } from "#features/catalogue/storage/catalog-stock.ts";
import type { Database } from "#platform/db/database.ts";
import { notificationKindOf } from "../rules/car-change.ts";
import { savedSearchTerms } from "../rules/saved-search-terms.ts";
import { findPendingMatches, lockDueSavedSearches, markNotified } from "../storage/saved-search-matches.ts";
import { removeSavedSearch, type SavedSearchRow } from "../storage/saved-searches.ts";
import { matchesEmail } from "./matches-email.ts";
import type { SavedSearchContext } from "./saved-search-context.ts";

/** So many e-mails in one transaction. */
const savedSearchesAtATime = 50;

/**
 * Writes the e-mails that are due: the e-mail and that its hits are told are one transaction, so that each hit is in
 * the outbox once, whatever is killed in between. Returns whether there may be more.
 */
export async function notifySavedSearches(tx: Database, context: SavedSearchContext): Promise<boolean> {
  const now = context.clock();
  const due = await lockDueSavedSearches(tx, {
    notifiedBefore: new Date(now.getTime() - savedSearchTerms.gapMinutes * 60_000),
    dailyBefore: dailyBefore(now),
    limit: savedSearchesAtATime,
  });
  for (const savedSearch of due) await notify(tx, savedSearch, now, context);
  return due.length === savedSearchesAtATime;
}

async function notify(
  tx: Database,
  savedSearch: SavedSearchRow,
  now: Date,
  context: SavedSearchContext,
): Promise<void> {
  const matches = await findPendingMatches(tx, savedSearch.id);
  const ids = [...new Set(matches.map(({ carId }) => carId))];
  const cars = new Map((await findStockedCars(tx, ids)).map((car) => [car.id, car]));
  const email = matchesEmail(savedSearch, matches, cars, context);
  if (email) await context.addToOutbox(tx, email);
  // Nothing more can happen to a car that is sold.
  if (matches.some(({ reason }) => notificationKindOf(reason) === "sold"))
    await removeSavedSearch(tx, savedSearch.id);
  else await markNotified(tx, savedSearch.id, now, email !== null);
}

/** For daily e-mails: the last one was before this; null before the hour. */
function dailyBefore(now: Date): Date | null {
  return stockholmMinute(now) < savedSearchTerms.dailyHour * 60 ? null : instantAt(stockholmDay(now), 0);
}
