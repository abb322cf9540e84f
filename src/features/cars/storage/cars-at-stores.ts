import { and, count, inArray, lt, or } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { status } from "../rules/status.ts";
import { cars } from "./cars.table.ts";

/** How many cars that are not sold each of these stores sells or has standing there; none: not in the map. */
export async function countCarsAt(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const storeSlugs = [...slugs];
  const rows = await db
    .select({ location: cars.location, physicalLocation: cars.physicalLocation, cars: count() })
    .from(cars)
    .where(
      and(
        lt(cars.status, status.sold),
        or(inArray(cars.location, storeSlugs), inArray(cars.physicalLocation, storeSlugs)),
      ),
    )
    .groupBy(cars.location, cars.physicalLocation);
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const slug of new Set([row.location, row.physicalLocation])) {
      if (storeSlugs.includes(slug)) counts.set(slug, (counts.get(slug) ?? 0) + row.cars);
    }
  }
  return counts;
}
