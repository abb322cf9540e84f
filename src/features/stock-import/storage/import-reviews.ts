import { asc, eq, inArray, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Review } from "#features/reviews/rules/review.ts";
import { reviews } from "#features/reviews/storage/reviews.table.ts";
import type { Transaction } from "#platform/db/database.ts";
import { inBatches } from "#platform/db/recordset.ts";

export type ReviewedDeal = { id: number; licenseplate: LicensePlate; soldAt: Date; store: string };

/** The deals with these cars, the oldest first. */
export async function findDeals(tx: Transaction, plates: readonly LicensePlate[]): Promise<ReviewedDeal[]> {
  const matchedReviews: ReviewedDeal[] = [];
  for (const batch of inBatches(plates))
    matchedReviews.push(
      ...(await tx
        .select({
          id: soldCars.id,
          licenseplate: cars.licenseplate,
          soldAt: soldCars.soldAt,
          store: cars.location,
        })
        .from(soldCars)
        .innerJoin(cars, eq(cars.id, soldCars.carId))
        .where(inArray(cars.licenseplate, batch))
        .orderBy(asc(soldCars.soldAt), asc(soldCars.id))),
    );
  return matchedReviews;
}

/** A deal that has a review already gets the new one in its place. */
export async function saveReviews(
  tx: Transaction,
  list: readonly (Review & { soldCarId: number })[],
): Promise<void> {
  for (const batch of inBatches(list))
    await tx
      .insert(reviews)
      .values(batch)
      .onConflictDoUpdate({
        target: reviews.soldCarId,
        set: {
          rating: sql`excluded.rating`,
          text: sql`excluded.text`,
          signature: sql`excluded.signature`,
          store: sql`excluded.store`,
          publishedAt: sql`excluded.published_at`,
        },
      });
}
