import * as z from "zod";
import { isSold } from "#features/cars/rules/status.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { findStockedCars, type StockedCar } from "#features/catalogue/storage/catalog-stock.ts";
import { findChangeCursor, findStockChanges } from "#features/catalogue/storage/stock-changes.ts";
import { flushChangeLog } from "#platform/db/change-log-epoch.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { changeOfCar, concernsSearches } from "../rules/car-change.ts";
import {
  addMatches,
  findHeadStarts,
  findMatchCursor,
  findSeenCars,
  findUnseenCars,
  lockMatching,
  matchFullStock,
  type NewMatch,
  type SeenCarOfPlate,
  saveMatchCursor,
  saveSeenCars,
} from "../storage/saved-search-matches.ts";
import type { SavedSearchIndex } from "./saved-search-index.ts";

type Matching = { index: SavedSearchIndex; clock: () => Date };

/** So many cars in one transaction: an import of thousands is several jobs, and holds nobody up for long. */
export const carsPerMatch = 200;
const matchesAtATime = 10_000;

const payload = z.object({ carIds: z.array(z.int()).default([]) });

/**
 * What has happened to the stock since the last time, and whom it concerns. Hits, what was seen and the cursor are one
 * transaction with the job's "done": killed anywhere, it is done once. Returns whether anybody is to be told.
 */
export async function matchSavedSearches(
  job: { id: number; payload: unknown },
  tx: Database,
  { index, clock }: Matching,
): Promise<boolean> {
  await lockMatching(tx);
  const { carIds } = payload.parse(job.payload);
  const cursor = await findMatchCursor(tx);
  if (cursor === null) {
    await flushChangeLog(tx);
    await saveMatchCursor(tx, await findChangeCursor(tx));
    await matchFullStock(tx);
    return false;
  }
  const changes = await findStockChanges(tx, cursor);
  // A cursor of another server, or one that the log has forgotten: everything is compared with what was seen.
  if (!changes) await flushChangeLog(tx);
  const next = changes?.cursor ?? (await findChangeCursor(tx));
  const ids = changes ? [...changes.ids.cars, ...carIds] : "all";
  const unseen = await findUnseenCars(tx, ids, carsPerMatch + 1);
  const isMore = unseen.length > carsPerMatch;
  if (isMore)
    await addJob(tx, { kind: "match-watches", key: `match-watches:after:${job.id}`, payload: { carIds } });
  else await saveMatchCursor(tx, next);
  return matchCars(tx, unseen.slice(0, carsPerMatch), { index, clock });
}

async function matchCars(tx: Database, ids: readonly number[], { index, clock }: Matching): Promise<boolean> {
  if (ids.length === 0) return false;
  const now = clock();
  await index.sync(tx, now);
  const cars = new Map((await findStockedCars(tx, ids)).map((car) => [car.id, car]));
  const carsBefore = await findSeenCars(tx, ids);
  const headStarts = await findHeadStarts(tx, ids, now);
  const nextSeen = new Map<number, SeenCarOfPlate | null>();
  let matches: NewMatch[] = [];
  let added = 0;
  for (const id of ids) {
    const car = cars.get(id) ?? null;
    const before = carsBefore.get(id) ?? null;
    const change = changeOfCar(before, car);
    const until = headStarts.get(id);
    if (change?.kind === "free" && until) {
      await checkAgainAt(tx, id, until);
      continue;
    }
    nextSeen.set(id, seenOf(car));
    const plate = car?.licenseplate ?? before?.licenseplate;
    if (!change || !plate) continue;
    const matchedIds =
      car && concernsSearches(change.kind) ? index.idsFor(withVisiblePrice(car)) : index.idsForPlate(plate);
    for (const watchId of matchedIds)
      matches.push({ watchId, carId: id, reason: change.reason, licenseplate: plate });
    while (matches.length >= matchesAtATime) {
      added += await addMatches(tx, matches.slice(0, matchesAtATime), now);
      matches = matches.slice(matchesAtATime);
    }
  }
  if (matches.length > 0) added += await addMatches(tx, matches, now);
  await saveSeenCars(tx, nextSeen);
  return added > 0;
}

function seenOf(car: StockedCar | null): SeenCarOfPlate | null {
  if (car === null || isSold(car.status)) return null;
  const { licenseplate, status, price } = car;
  return { licenseplate, status, price };
}

/** Whoever waited in line has the car alone for a while: it is free for the others after that. */
async function checkAgainAt(tx: Database, carId: number, until: Date): Promise<void> {
  await addJob(tx, {
    kind: "match-watches",
    key: `match-watches:free:${carId}:${until.getTime()}`,
    payload: { carIds: [carId] },
    runAt: until,
  });
}
