import { and, count, eq, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import { stores } from "#features/stores/storage/stores.table.ts";
import { within } from "#platform/db/checks.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { inBatches, insertAll } from "#platform/db/recordset.ts";
import type { Review } from "../rules/review.ts";
import type { RatingCounts } from "../rules/review-summary.ts";
import { homeTextLength } from "../rules/reviews-for-home.ts";
import { reviews } from "./reviews.table.ts";

export type ShownReview = Review & { carName: string; storeName: string };

/** A review and the deal it is about. */
export type DealReview = Review & { licenseplate: LicensePlate; soldAt: Date };

/** How many customers gave each rating. */
export async function countRatings(db: Database): Promise<RatingCounts> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .groupBy(reviews.rating);
  return { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...Object.fromEntries(rows.map((row) => [row.rating, row.count])) };
}

/** The same words as in the index `reviews_for_home`, numbers included: parameters would not match it. */
const fitsHome = within(sql`char_length(${reviews.text})`, homeTextLength.min, homeTextLength.max);

/**
 * The newest of every store that the home page may show. One look in the index for each store, so that
 * thousands of reviews of one store do not hide those of the others.
 */
export async function findNewestReviews(db: Database): Promise<ShownReview[]> {
  const newest = db
    .select()
    .from(reviews)
    .where(and(eq(reviews.store, stores.slug), fitsHome))
    .orderBy(sql`${reviews.publishedAt} desc nulls last`, reviews.id)
    .limit(1)
    .as("newest");
  return db
    .select({
      rating: newest.rating,
      text: newest.text,
      signature: newest.signature,
      store: newest.store,
      publishedAt: newest.publishedAt,
      carName: cars.carName,
      storeName: stores.name,
    })
    .from(stores)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(soldCars, eq(soldCars.id, newest.soldCarId))
    .innerJoin(cars, eq(cars.id, soldCars.carId))
    .orderBy(sql`${newest.publishedAt} desc`, newest.id);
}

/** Gives each review to its deal. A review of a deal that we never made stops it all. */
export async function loadReviews(tx: Transaction, list: readonly DealReview[]): Promise<void> {
  const dealOf = await findDeals(tx);
  const rows = list.map(({ licenseplate, soldAt, ...review }) => ({
    ...review,
    soldCarId: dealOf(licenseplate, soldAt),
  }));
  for (const batch of inBatches(rows)) await insertAll(tx, reviews, batch);
}

/** All of them at once: a first load speaks of most, and to look for some takes a pass over the table each time. */
async function findDeals(tx: Transaction) {
  const deals = await tx
    .select({ id: soldCars.id, licenseplate: cars.licenseplate, soldAt: soldCars.soldAt })
    .from(soldCars)
    .innerJoin(cars, eq(cars.id, soldCars.carId));
  const key = (licenseplate: LicensePlate, soldAt: Date) => `${licenseplate} ${soldAt.getTime()}`;
  const ids = new Map(deals.map((deal) => [key(deal.licenseplate, deal.soldAt), deal.id]));
  return (licenseplate: LicensePlate, soldAt: Date): number => {
    const id = ids.get(key(licenseplate, soldAt));
    if (id === undefined) throw new Error(`There is no deal for the review of ${licenseplate}`);
    return id;
  };
}
