import { asc, eq, inArray, sql } from "drizzle-orm";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { Review } from "#domain/review/review.ts";
import type { Transaction } from "../database.ts";
import { cars } from "../schema/cars.ts";
import { reviews } from "../schema/reviews.ts";
import { soldCars } from "../schema/sold-cars.ts";
import { inBatches } from "./recordset.ts";

export type Deal = { id: number; licenseplate: LicensePlate; soldAt: Date; store: string };

/** The deals with these cars, the oldest first. */
export async function findDeals(tx: Transaction, plates: readonly LicensePlate[]): Promise<Deal[]> {
  const found: Deal[] = [];
  for (const batch of inBatches(plates))
    found.push(
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
  return found;
}

/** A deal that has a review already gets the new one in its place. [DATA-52] */
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
