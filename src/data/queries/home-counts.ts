import { count, sql } from "drizzle-orm";
import { status } from "#domain/car/status.ts";
import type { BodyType } from "#domain/car/vocabulary.ts";
import type { Database } from "../database.ts";
import { cars } from "../schema/cars.ts";

export type HomeCounts = {
  total: number;
  /** Published during the last 24 hours. */
  newInADay: number;
  /** Bodies that nobody has are missing. */
  bodies: ReadonlyMap<BodyType, number>;
};

const msPerDay = 24 * 60 * 60 * 1000;

/** What there is to choose from, incoming cars too: in all, per body, and how much of it is new. [HOMEPAGE-2] [HOMEPAGE-3] */
export async function countForHome(db: Database, now: Date): Promise<HomeCounts> {
  const dayAgo = new Date(now.getTime() - msPerDay);
  const rows = await db
    .select({
      bodyType: cars.bodyType,
      count: count(),
      isNew:
        sql`count(*) filter (where ${cars.publishedAt} > ${dayAgo.toISOString()} and ${cars.publishedAt} <= ${now.toISOString()})`.mapWith(
          Number,
        ),
    })
    .from(cars)
    // The number is written out so that the index on what is not sold can be used.
    .where(sql`${cars.status} < ${sql.raw(`${status.sold}`)}`)
    .groupBy(cars.bodyType);
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    newInADay: rows.reduce((sum, row) => sum + row.isNew, 0),
    bodies: new Map(rows.map((row) => [row.bodyType, row.count])),
  };
}
