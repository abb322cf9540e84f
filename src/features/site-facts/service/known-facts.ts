import type { Car } from "#features/cars/rules/car.ts";
import { findAdvertParts } from "#features/cars/storage/advert-parts.ts";
import { countRatings, findNewestReviews } from "#features/reviews/storage/reviews.ts";
import type { Database } from "#platform/db/database.ts";
import { lastKnown } from "./last-known.ts";

export type KnownFacts = ReturnType<typeof knownFacts>;

/** The adverts looked at last: pictures, findings and prices of one car are a few kilobytes. */
const maxAdverts = 1_000;

/** What pages need beside the stock in memory, with the last good answer for when the database cannot be reached. */
export function knownFacts(db: Database) {
  return {
    reviews: onlyOne(async () => ({ counts: await countRatings(db), newest: await findNewestReviews(db) })),
    advertParts: lastKnown({
      read: (car: Pick<Car, "id" | "location" | "physicalLocation">) => findAdvertParts(db, car),
      nameOf: ({ id }) => String(id),
      limit: maxAdverts,
    }),
  };
}

function onlyOne<Value>(read: () => Promise<Value>) {
  const ask = lastKnown({ read, nameOf: () => "", limit: 1 });
  return () => ask(undefined);
}
