import { count } from "drizzle-orm";
import type { StoreLocation } from "#domain/store/locations.ts";
import type { Database } from "../database.ts";
import { cars } from "../schema/cars.ts";
import { isListed } from "./cars.ts";

/** How many cars each store has in the listing; a store without cars is not among them. [STORE-1] */
export async function countStoreCars(db: Database): Promise<Map<StoreLocation, number>> {
  const rows = await db
    .select({ store: cars.location, cars: count() })
    .from(cars)
    .where(isListed)
    .groupBy(cars.location);
  return new Map(rows.map(({ store, cars: total }) => [store, total]));
}
