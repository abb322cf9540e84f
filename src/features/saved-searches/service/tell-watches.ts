import { instantAt, stockholmDay, stockholmMinute } from "#core/dates/stockholm-day.ts";
import { findStockedCars } from "#features/catalogue/storage/catalog-stock.ts";
import type { Database } from "#platform/db/database.ts";
import { newsKindOf } from "../rules/car-news.ts";
import { watchTerms } from "../rules/watch-terms.ts";
import { findWaitingHits, lockDueWatches, markTold } from "../storage/watch-hits.ts";
import { removeWatch, type WatchRow } from "../storage/watches.ts";
import { newsLetter } from "./news-letter.ts";
import type { SavedSearchContext } from "./saved-search-context.ts";

/** So many letters in one transaction. */
const watchesAtATime = 50;

/**
 * Writes the letters that are due: the letter and that its hits are told are one transaction, so that each hit is in
 * the outbox once, whatever is killed in between. Returns whether there may be more.
 */
export async function tellWatches(tx: Database, needs: SavedSearchContext): Promise<boolean> {
  const now = needs.clock();
  const due = await lockDueWatches(tx, {
    toldBefore: new Date(now.getTime() - watchTerms.gapMinutes * 60_000),
    dailyBefore: dailyBefore(now),
    atMost: watchesAtATime,
  });
  for (const watch of due) await tell(tx, watch, now, needs);
  return due.length === watchesAtATime;
}

async function tell(tx: Database, watch: WatchRow, now: Date, needs: SavedSearchContext): Promise<void> {
  const hits = await findWaitingHits(tx, watch.id);
  const ids = [...new Set(hits.map(({ carId }) => carId))];
  const cars = new Map((await findStockedCars(tx, ids)).map((car) => [car.id, car]));
  const letter = newsLetter(watch, hits, cars, needs);
  if (letter) await needs.sendLater(tx, letter);
  // Nothing more can happen to a car that is sold.
  if (hits.some(({ reason }) => newsKindOf(reason) === "sold")) await removeWatch(tx, watch.id);
  else await markTold(tx, watch.id, now, letter !== null);
}

/** Whoever is told once a day was told on another day; null before the hour. */
function dailyBefore(now: Date): Date | null {
  return stockholmMinute(now) < watchTerms.dailyHour * 60 ? null : instantAt(stockholmDay(now), 0);
}
